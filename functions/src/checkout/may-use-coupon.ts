import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Coupon } from '@tempera/domain/orders/coupon';
import { type CouponCustomer, chooseUses } from './coupon-use.store.ts';
import { hasOrdered } from './first-order.store.ts';

/**
 * Refuses a coupon that this customer may not use any more, or not at all.
 * @throws RefusalError `coupon-used`, `coupon-first-order`
 */
export async function assertMayUse(coupon: Coupon | null, customer: CouponCustomer): Promise<void> {
  if (coupon === null) return;
  const [uses, ordered] = await Promise.all([
    chooseUses(coupon, customer, ''),
    coupon.firstOrderOnly ? hasOrdered(customer) : false,
  ]);
  if (uses === null) throw new RefusalError('coupon-used');
  if (ordered) throw new RefusalError('coupon-first-order');
}
