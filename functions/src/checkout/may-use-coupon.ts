import { RefusalError } from '@tempera/domain/calls/reasons';
import { type Coupon, usesPerCustomer } from '@tempera/domain/orders/coupon';
import { type CouponCustomer, chooseUses } from './coupon-use.store.ts';
import { hasOrdered } from './first-order.store.ts';

/**
 * Refuses a coupon that this customer may not use any more, or not at all.
 * @returns the uses of theirs that are free, if the coupon has so many for each; null where it has any number, and without a coupon
 * @throws RefusalError `coupon-used`, `coupon-first-order`
 */
export async function assertMayUse(
  coupon: Coupon | null,
  customer: CouponCustomer,
): Promise<string[] | null> {
  if (coupon === null) return null;
  const isLimited = usesPerCustomer(coupon) > 0;
  const [uses, ordered] = await Promise.all([
    isLimited ? chooseUses(coupon, customer, '') : null,
    coupon.firstOrderOnly ? hasOrdered(customer) : false,
  ]);
  if (isLimited && uses === null) throw new RefusalError('coupon-used');
  if (ordered) throw new RefusalError('coupon-first-order');
  return uses;
}
