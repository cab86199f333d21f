/**
 * The slots of a coupon are the numbers below its limit, as decimals. The database keeps ids in the order of text, in which 12 is
 * followed by 120 to 129, 1200 to 1299 and so on, then comes 13; a rank is a slot's place in that order, from 0.
 */

/** How many of the numbers below `limit` are written with this prefix, which is a number without a leading zero. */
function numbersBelow(prefix: string, limit: number): number {
  const first = Number(prefix);
  let sum = 0;
  for (let width = 1; first * width < limit; width *= 10) {
    sum += Math.min((first + 1) * width, limit) - first * width;
    // No number goes on behind a zero.
    if (first === 0) break;
  }
  return sum;
}

const digits = '0123456789';

/** The slot that has so many before it, `rank` being below `limit`. */
export function slotAt(rank: number, limit: number): string {
  let prefix = '';
  let left = rank;
  for (;;) {
    for (const digit of digits) {
      const count = numbersBelow(prefix + digit, limit);
      if (left < count) {
        prefix += digit;
        break;
      }
      left -= count;
    }
    // The number that the digits make comes before those that go on.
    if (left === 0) return prefix;
    left -= 1;
  }
}

/** How many slots come before one; null for what is no slot below the limit. */
export function rankOf(slot: string, limit: number): number | null {
  if (!/^(?:0|[1-9]\d*)$/.test(slot) || Number(slot) >= limit) return null;
  let rank = slot.length - 1;
  for (let at = 0; at < slot.length; at++) {
    for (const digit of digits) {
      if (digit === slot[at]) break;
      rank += numbersBelow(slot.slice(0, at) + digit, limit);
    }
  }
  return rank;
}
