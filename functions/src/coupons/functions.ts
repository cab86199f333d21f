import { generateCouponsInput } from '@tempera/domain/orders/coupon-calls';
import { callable } from '../platform/callable.ts';

export const generateCoupons = callable('generateCoupons', generateCouponsInput, async (input, { auth }) =>
  (await import('./generate-coupons.ts')).generateCoupons(input, auth),
);
