import { generateCouponsInput } from '@tempera/domain/orders/coupon-calls';
import { expect, it } from 'vitest';
import { emptyCoupon } from './check-coupon.ts';
import { checkGeneration, toGeneration } from './check-generation.ts';

const coupon = { ...emptyCoupon, value: '20', expiryDate: '2099-01-01' };
const good = { prefix: 'partner', count: '500' };

it.each([
  ['a good one', {}, null],
  ['no prefix', { prefix: '' }, 'prefix'],
  ['a prefix with a dash', { prefix: 'A-B' }, 'prefix'],
  ['a long prefix', { prefix: 'X'.repeat(21) }, 'prefix'],
  ['none', { count: '0' }, 'count'],
  ['no number', { count: '' }, 'count'],
  ['too many', { count: '501' }, 'count'],
] as const)('%s', (_what, fields, expected) => {
  expect(checkGeneration({ ...good, ...fields }, coupon, 0)?.field ?? null).toBe(expected);
});

it('is told what is wrong with the coupon, too', () => {
  expect(checkGeneration(good, { ...coupon, value: '0' }, 0)?.field).toBe('value');
});

it('asks for what the function takes', () => {
  const asked = generateCouponsInput.parse(toGeneration(good, coupon, 'key-12345678'));
  expect(asked).toMatchObject({ prefix: 'PARTNER', count: 500, type: 'percentage', value: 20 });
});
