import {
  couponPrefixSchema,
  couponsAtOnce,
  type GenerateCouponsInput,
} from '@tempera/domain/orders/coupon-calls';
import { type CouponFault, type CouponValues, checkCoupon, toFields, wholeOf } from './check-coupon.ts';

/** What many coupons are made of: all have the rest of the form alike. */
export interface GenerationValues {
  prefix: string;
  count: string;
}

export interface GenerationFault {
  field: keyof GenerationValues | CouponFault['field'];
  text: string;
}

/** The first thing that is wrong, or null. `now` in milliseconds. */
export function checkGeneration(
  { prefix, count }: GenerationValues,
  coupon: CouponValues,
  now: number,
): GenerationFault | null {
  if (!couponPrefixSchema.safeParse(prefix).success) {
    return { field: 'prefix', text: 'Use up to 20 letters, digits and underscores.' };
  }
  if (!wholeOf(count, couponsAtOnce)) {
    return { field: 'count', text: `Enter a whole number from 1 to ${couponsAtOnce}.` };
  }
  return checkCoupon({ ...coupon, code: prefix }, now);
}

/** What is asked for with a form that {@link checkGeneration} has nothing against. */
export function toGeneration(
  { prefix, count }: GenerationValues,
  coupon: CouponValues,
  idempotencyKey: string,
): GenerateCouponsInput {
  const { maxUses: _one, ...fields } = toFields(coupon);
  return { idempotencyKey, prefix, count: Number(count), ...fields };
}
