/**
 * An address as it counts for a coupon: `Ada+sale@Example.com` is `ada@example.com`, since what follows the plus reaches the
 * same mailbox.
 */
export function foldAddress(email: string): string {
  const folded = email.trim().toLowerCase();
  const [local = '', ...domain] = folded.split('@');
  const mailbox = local.split('+')[0];
  return mailbox ? [mailbox, ...domain].join('@') : folded;
}

const isNumber = (use: string): boolean => /^\d{1,3}$/.test(use);

/**
 * Which of a customer's uses of a coupon an order takes, so that two orders at once can't both have the last: a number
 * below the limit. Where there is no limit it is the order's id, which no other order takes.
 * @param taken those that the customer's other orders hold @param limit 0 without one
 * @returns null where none is left
 */
export function chooseUse(taken: readonly string[], limit: number, orderId: string): string | null {
  if (limit === 0) return orderId;
  if (taken.length >= limit) return null;
  // What was taken without a limit, or under a higher one, leaves fewer numbers, lest orders at once go past the limit.
  const beside = taken.filter((use) => !isNumber(use) || Number(use) >= limit).length;
  const numbers = Array.from({ length: limit - beside }, (_, number) => String(number));
  return numbers.find((number) => !taken.includes(number)) ?? null;
}
