import { couponCodeSchema } from '@tempera/domain/orders/coupon';
import { expect, it } from 'vitest';
import { makeCodes } from './generate-coupons.ts';

it('makes codes that are codes, each another, the same for the same secret alone', () => {
  const codes = makeCodes('X'.repeat(20), 500, 'secret');
  expect(new Set(codes).size).toBe(500);
  for (const code of codes) expect(couponCodeSchema.parse(code)).toBe(code);
  expect(makeCodes('X'.repeat(20), 500, 'secret')).toEqual(codes);
  expect(makeCodes('X'.repeat(20), 500, 'secrets').some((code) => codes.includes(code))).toBe(false);
});
