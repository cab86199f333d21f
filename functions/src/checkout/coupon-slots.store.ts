import type { Coupon } from '@tempera/domain/orders/coupon';
import { refs } from '../platform/refs.ts';

/** Slots 0 to maxUses - 1 that nobody has taken. Reads one (empty) document for each taken slot. */
export async function listFreeSlots(coupon: Coupon): Promise<string[]> {
  const taken = await refs.redemptions(coupon.code).select().get();
  const ids = new Set(taken.docs.map((slot) => slot.id));
  return Array.from({ length: coupon.maxUses }, (_, n) => String(n)).filter((id) => !ids.has(id));
}
