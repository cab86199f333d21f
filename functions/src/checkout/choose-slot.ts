import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Coupon } from '@tempera/domain/orders/coupon';
import { listFreeSlots } from './coupons.store.ts';
import { findFreeSlot } from './find-free-slot.ts';

/** Clashes after which guessing is given up for looking. */
const guesses = 3;

/** So few slots are listed at once; of more, a free one is found by counting. */
const fewSlots = 100;

const anyOf = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)];

/**
 * The slot of a coupon that an order tries to take (docs/architecture.md#coupon-slots). While at most half of
 * them are taken, a guess hits soon and costs no read; after that one is found whose costs hardly grow with their number. A coupon without a limit
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
  const found = coupon.maxUses > fewSlots ? await findFreeSlot(coupon) : undefined;
  const slot = found === undefined ? anyOf(await listFreeSlots(coupon)) : found;
  if (slot === undefined || slot === null) throw new RefusalError('coupon-invalid');
  return slot;
}
