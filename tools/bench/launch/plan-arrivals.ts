/**
 * When customers come in a launch, in milliseconds from its beginning: most right after it was announced, two thirds as many in the middle,
 * and one third in the end.
 * @param count of customers
 * @param lengthMs of the launch
 */
export function planArrivals(count: number, lengthMs: number): number[] {
  // So many have come by the share x of the time: 1.5 x - 0.5 x².
  const timeOf = (share: number) => 1.5 - Math.sqrt(2.25 - 2 * share);
  return Array.from({ length: count }, (_, nth) => Math.round(timeOf((nth + 0.5) / count) * lengthMs));
}
