import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Coupon } from '@tempera/domain/orders/coupon';
import { findFreeSlot } from './find-free-slot.ts';

/** Clashes after which guessing is given up for looking: another commit in vain costs half as many reads as looking does. */
const guesses = 1;

/**
 * The slot of a coupon that an order tries to take (docs/architecture.md#coupon-slots). While at most half of
 * them are taken, a guess hits soon and costs no read; after that one is found, at the same cost however many are taken. A coupon without a limit
 * has a slot for every order.
 * @param taken slots known to be taken
 * @param clashes how often this order has met a taken slot already
 * @throws RefusalError `coupon-invalid` when none is free
 */
export async function chooseSlot(
  coupon: Coupon,
  orderId: string,
  taken: number,
  clashes: number,
): Promise<string> {
  if (coupon.maxUses === 0) return orderId;
  if (clashes < guesses && taken * 2 <= coupon.maxUses && coupon.maxUses > guesses) {
    return String(Math.floor(Math.random() * coupon.maxUses));
  }
  const slot = await findFreeSlot(coupon);
  if (slot === null) throw new RefusalError('coupon-invalid');
  return slot;
}
