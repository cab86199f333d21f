const units = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** How long that many seconds are, for people: "12 minutes". Rounded up, so that whoever waits so long has waited enough. */
export function waitText(seconds: number): string {
  const [unit, length] = units.find(([, least]) => seconds >= least) ?? units[2];
  const count = Math.max(1, Math.ceil(seconds / length));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
