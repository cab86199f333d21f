/**
 * The slots of a coupon are the numbers below its limit, as decimals. They stand in a tree by their digits: below `12` are 12, 120 to
 * 129, 1200 to 1299 and so on.
 */

/** How many of the numbers below `limit` are written with this prefix, which is a number without a leading zero. */
export function numbersBelow(prefix: string, limit: number): number {
  const first = Number(prefix);
  let sum = 0;
  for (let width = 1; first * width < limit; width *= 10) {
    sum += Math.min((first + 1) * width, limit) - first * width;
    // No number goes on behind a zero.
    if (first === 0) break;
  }
  return sum;
}

/** What may follow a prefix by one digit; all first digits where it is empty. */
export function prefixesBelow(prefix: string, limit: number): string[] {
  if (prefix === '0') return [];
  return Array.from({ length: 10 }, (_, digit) => `${prefix}${digit}`).filter(
    (one) => numbersBelow(one, limit) > 0,
  );
}
