import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messagesOf } from '../site/messages-of.ts';
import { generateCouponsInput } from './coupon-calls.ts';
import {
  couponForm,
  dayOf,
  emptyCoupon,
  emptyGeneration,
  generationForm,
  toCouponValues,
} from './coupon-form.ts';

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-01-15T12:00') }));
afterAll(() => void vi.useRealTimers());

const coupon = { ...emptyCoupon, code: 'spring-26', value: '20', expiryDate: '2026-01-15' };
const batch = { ...emptyGeneration, value: '20', expiryDate: '2099-01-01', prefix: 'partner', count: '500' };
const wrongIn = (...checked: Parameters<typeof messagesOf>) => Object.keys(messagesOf(...checked));

describe('a coupon', () => {
  it.each([
    ['what is blank but code, value and day', {}, []],
    ['everything', { description: 'x', minAmount: '5.00', maxUses: '50' }, []],
    ['free shipping without a value', { type: 'shipping', value: '' }, []],
    ['an amount', { type: 'fixed', value: '9.99' }, []],
    ['no code', { code: '' }, ['code']],
    ['a code of two words', { code: 'two words' }, ['code']],
    ['a code of 41 letters', { code: 'X'.repeat(41) }, ['code']],
    ['a long description', { description: 'x'.repeat(201) }, ['description']],
    ['no value', { value: '' }, ['value']],
    ['more than all of it', { value: '101' }, ['value']],
    ['two percent and a half', { value: '2.5' }, []],
    ['a thousandth of a percent', { value: '2.555' }, ['value']],
    ['a comma', { value: '2,500' }, ['value']],
    ['too much money', { type: 'fixed', value: '10000.01' }, ['value']],
    ['a minimum that is none', { minAmount: 'five' }, ['minAmount']],
    ['uses that are none', { maxUses: '1.5' }, ['maxUses']],
    ['too many uses', { maxUses: '1000001' }, ['maxUses']],
    ['no day', { expiryDate: '' }, []],
    ['no date', { expiryDate: 'soon' }, ['expiryDate']],
    ['yesterday', { expiryDate: '2026-01-14' }, ['expiryDate']],
    ['as often as a customer likes', { perCustomer: '' }, []],
    ['a hundred times a customer', { perCustomer: '100' }, []],
    ['more often than is counted', { perCustomer: '101' }, ['perCustomer']],
    ['half a use', { perCustomer: '0.5' }, ['perCustomer']],
    ['products and categories', { products: ['blog'], categories: ['auth'] }, []],
    ['more products than it names', { products: Array(51).fill('blog') }, ['products']],
    ['more categories than it names', { categories: Array(21).fill('auth') }, ['categories']],
    ['a day and no more', { startDate: '2026-01-15' }, []],
    ['a start that is over', { startDate: '2020-01-01' }, []],
    ['a start that is none', { startDate: 'soon' }, ['startDate']],
    ['an end before its start', { startDate: '2026-01-16' }, ['expiryDate']],
    ['a start without an end', { startDate: '2099-01-16', expiryDate: '' }, []],
    ['everything wrong', { code: '', value: '', maxUses: 'x' }, ['code', 'maxUses', 'value']],
  ] as const)('%s', (_what, fields, expected) => {
    expect(wrongIn(couponForm, { ...coupon, ...fields })).toEqual(expected);
  });

  it('says what its value may be', () => {
    expect(messagesOf(couponForm, { ...coupon, value: '' }).value).toContain('from 0.01 to 100');
    expect(messagesOf(couponForm, { ...coupon, type: 'fixed', value: '' }).value).toContain('10,000');
  });

  it('stores for whom, for what and from when it is, and shows that again', () => {
    const typed = {
      ...coupon,
      perCustomer: '2',
      firstOrderOnly: true,
      products: ['blog'],
      categories: ['auth'],
      startDate: '2026-01-10',
    };
    const stored = couponForm.parse(typed);
    expect(stored).toMatchObject({
      perCustomer: 2,
      firstOrderOnly: true,
      products: ['blog'],
      categories: ['auth'],
      startDate: new Date(2026, 0, 10).getTime(),
    });
    expect(toCouponValues('SPRING-26', stored)).toEqual({ ...typed, code: 'SPRING-26' });
  });

  it('is used once by each customer unless somebody says otherwise, and an older one without end', () => {
    const { perCustomer, ...older } = couponForm.parse(coupon);
    expect(perCustomer).toBe(1);
    expect(toCouponValues('OLD', older).perCustomer).toBe('');
  });

  it('stores cents and the end of the day, and shows them again as they were typed', () => {
    const typed = { ...coupon, type: 'fixed' as const, value: '9.90', minAmount: '20.00', maxUses: '50' };
    const stored = couponForm.parse(typed);
    expect(stored).toMatchObject({ code: 'SPRING-26', value: 990, minAmountCents: 2_000, maxUses: 50 });
    expect(dayOf((stored.expiryDate ?? 0) + 1)).toBe('2026-01-16');
    expect(toCouponValues('SPRING', stored)).toEqual({ ...typed, code: 'SPRING' });
  });
});

it('stores 12.5 percent without an end, and shows them again', () => {
  const typed = { ...coupon, value: '12.5', expiryDate: '' };
  const stored = couponForm.parse(typed);
  expect(stored).toMatchObject({ value: 12.5, expiryDate: null });
  expect(toCouponValues('SPRING-26', stored)).toEqual({ ...typed, code: 'SPRING-26' });
});

describe('many coupons', () => {
  it.each([
    ['a good batch', {}, []],
    ['no prefix', { prefix: '' }, ['prefix']],
    ['a prefix with a dash', { prefix: 'A-B' }, ['prefix']],
    ['a long prefix', { prefix: 'X'.repeat(21) }, ['prefix']],
    ['none', { count: '0' }, ['count']],
    ['no number', { count: '' }, ['count']],
    ['too many', { count: '501' }, ['count']],
    ['what is wrong with the coupon', { value: '0' }, ['value']],
    ['no end', { expiryDate: '' }, []],
  ] as const)('%s', (_what, fields, expected) => {
    expect(wrongIn(generationForm, { ...batch, ...fields })).toEqual(expected);
  });

  it('asks for what the function takes', () => {
    const typed = { ...batch, firstOrderOnly: true, products: ['blog'], startDate: '2026-02-01' };
    const input = { idempotencyKey: 'key-12345678', ...generationForm.parse(typed) };
    expect(generateCouponsInput.parse(input)).toMatchObject({
      firstOrderOnly: true,
      products: ['blog'],
      startDate: new Date(2026, 1, 1).getTime(),
      prefix: 'PARTNER',
      count: 500,
      type: 'percentage',
      value: 20,
    });
  });
});
