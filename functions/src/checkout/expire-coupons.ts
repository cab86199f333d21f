import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { expireCouponsBefore } from './coupons.store.ts';

/** Marks coupons whose time has passed as expired. Checkout goes by the date anyway; this keeps lists true. */
export async function expireCoupons(): Promise<number> {
  const count = await expireCouponsBefore(clock.now());
  if (count > 0) logs.couponsExpired(count);
  return count;
}
