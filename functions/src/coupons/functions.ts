import { generateCouponsInput } from '@tempera/domain/orders/coupon-calls';
import { callable } from '../platform/callable.ts';
import { generateCoupons as generate } from './generate-coupons.ts';

export const generateCoupons = callable('generateCoupons', generateCouponsInput, (input, { auth }) =>
  generate(input, auth),
);
