import { slotAt } from '@tempera/domain/orders/slot-order';
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

/** So many uses are counted by one read, which is what the database asks for each thousand. */
export const countedAtOnce = 1_000;

/** How many uses of a coupon are taken, `countedAtOnce` for that many or more: one read however many there are. */
export async function countTaken(code: string): Promise<number> {
  return (await refs.redemptions(code).limit(countedAtOnce).count().get()).data().count;
}

/** The slots of a coupon from one rank to before another. */
export interface SlotRange {
  from: number;
  to: number;
}

/** The uses in a range of a coupon's slots; those beyond a limit that was lowered are among them. */
export function usesIn(code: string, { from, to }: SlotRange, maxUses: number) {
  const id = FieldPath.documentId();
  // Behind all digits comes the colon.
  const end = to < maxUses ? slotAt(to, maxUses) : ':';
  return refs.redemptions(code).where(id, '>=', slotAt(from, maxUses)).where(id, '<', end);
}
