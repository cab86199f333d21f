import { describe, expect, it } from 'vitest';
import { type CouponValues, checkCoupon, dayOf, emptyCoupon, toFields, toValues } from './check-coupon.ts';

const now = new Date('2026-01-15T12:00').getTime();
const good: CouponValues = {
  ...emptyCoupon,
  code: 'spring-26',
  value: '20',
  expiryDate: '2026-01-15',
};
const faultOf = (fields: Partial<CouponValues>) => checkCoupon({ ...good, ...fields }, now)?.field ?? null;

describe('checkCoupon', () => {
  it.each([
    ['what is blank but code, value and day', {}, null],
    ['everything', { description: 'x', minAmount: '5.00', maxUses: '50' }, null],
    ['free shipping without a value', { type: 'shipping', value: '' }, null],
    ['an amount', { type: 'fixed', value: '9.99' }, null],
    ['no code', { code: '' }, 'code'],
    ['a code of two words', { code: 'two words' }, 'code'],
    ['a code of 41 letters', { code: 'X'.repeat(41) }, 'code'],
    ['a long description', { description: 'x'.repeat(201) }, 'description'],
    ['no value', { value: '' }, 'value'],
    ['more than all of it', { value: '101' }, 'value'],
    ['half a percent', { value: '2.5' }, 'value'],
    ['too much money', { type: 'fixed', value: '10000.01' }, 'value'],
    ['a minimum that is none', { minAmount: 'five' }, 'minAmount'],
    ['uses that are none', { maxUses: '1.5' }, 'maxUses'],
    ['too many uses', { maxUses: '1000001' }, 'maxUses'],
    ['no day', { expiryDate: '' }, 'expiryDate'],
    ['yesterday', { expiryDate: '2026-01-14' }, 'expiryDate'],
  ] as const)('%s', (_what, fields, expected) => {
    expect(faultOf(fields)).toBe(expected);
  });
});

it('stores cents and the end of the day, and shows them again as they were typed', () => {
  const typed = { ...good, type: 'fixed' as const, value: '9.90', minAmount: '20.00', maxUses: '50' };
  const fields = toFields(typed);
  expect(fields).toMatchObject({ value: 990, minAmountCents: 2_000, maxUses: 50 });
  expect(dayOf(fields.expiryDate + 1)).toBe('2026-01-16');
  const listed = { ...fields, id: 'SPRING', usedCount: 0, status: 'active' as const, createdDate: now };
  expect(toValues(listed)).toEqual({ ...typed, code: 'SPRING' });
});
