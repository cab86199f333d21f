import type { Coupon } from '@tempera/domain/orders/coupon';
import { FieldPath } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis } from '../platform/timestamps.ts';

/** Sets the status of active coupons that ended at or before `now` (milliseconds) to `expired`. */
export async function expireCouponsBefore(now: number): Promise<number> {
  const pageSize = 400;
  let count = 0;
  for (;;) {
    const page = await refs
      .coupons()
      .where('status', '==', 'active')
      .where('expiryDate', '<=', fromMillis(now))
      .limit(pageSize)
      .get();
    const batch = db().batch();
    for (const coupon of page.docs) batch.update(coupon.ref, { status: 'expired' });
    await batch.commit();
    count += page.size;
    if (page.size < pageSize) return count;
  }
}

/** Slots 0 to maxUses - 1 that nobody has taken. Reads one (empty) document for each taken slot. */
export async function listFreeSlots(coupon: Coupon): Promise<string[]> {
  const taken = await refs.redemptions(coupon.code).select().get();
  const ids = new Set(taken.docs.map((slot) => slot.id));
  return Array.from({ length: coupon.maxUses }, (_, n) => String(n)).filter((id) => !ids.has(id));
}

/** How many slots are taken whose number begins so. */
export async function countSlots(code: string, prefix: string): Promise<number> {
  const id = FieldPath.documentId();
  // Behind all digits comes the colon.
  const found = refs.redemptions(code).where(id, '>=', prefix).where(id, '<', `${prefix}:`);
  return (await found.count().get()).data().count;
}
