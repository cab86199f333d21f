import { describe, expect, it } from 'vitest';
import { toCouponCode } from '../calls/calls.ts';
import type { RefusalError } from '../calls/reasons.ts';
import { cents } from '../money/money.ts';
import {
  assertGood,
  assertMinimum,
  type Coupon,
  discountFor,
  isCouponValue,
  isFor,
  standingOf,
  usesPerCustomer,
} from './coupon.ts';

const now = 1_800_000_000_000;
const coupon: Coupon = {
  code: 'SAVE10',
  description: '$10 off',
  type: 'fixed',
  value: 1000,
  minAmountCents: 500,
  maxUses: 50,
  usedCount: 0,
  expiryDate: now + 1,
  status: 'active',
};
const refusalOf = (given: Coupon | undefined, subtotal: number) => {
  try {
    assertGood(given, now);
    assertMinimum(given, cents(subtotal), 'EUR');
    return null;
  } catch (error) {
    return (error as RefusalError).refusal;
  }
};

describe('assertGood and assertMinimum', () => {
  it('lets a good coupon through, from its minimum on', () => {
    expect(refusalOf(coupon, 500)).toBeNull();
  });

  it.each([
    ['unknown', undefined],
    ['inactive', { ...coupon, status: 'inactive' as const }],
    ['expired by status', { ...coupon, status: 'expired' as const }],
    ['expired at this very moment', { ...coupon, expiryDate: now }],
    ['yet to begin', { ...coupon, startDate: now + 1, expiryDate: null }],
    ['yet to begin, on a day that is none', { ...coupon, startDate: Number.NaN }],
  ])('refuses one that is %s', (_why, given) => {
    expect(refusalOf(given, 10_000)).toEqual({ reason: 'coupon-invalid' });
  });

  it('has no end where it names none', () => {
    expect(refusalOf({ ...coupon, expiryDate: null }, 500)).toBeNull();
  });

  it('begins at its moment', () => {
    expect(refusalOf({ ...coupon, startDate: now }, 500)).toBeNull();
    expect(refusalOf({ ...coupon, startDate: null }, 500)).toBeNull();
  });

  it('says how much is missing to the minimum', () => {
    expect(refusalOf(coupon, 499)).toEqual({
      reason: 'coupon-minimum',
      minAmountCents: 500,
      currency: 'EUR',
    });
  });
});

it.each([
  ['percentage', 20, 280, 56],
  ['percentage', 100, 280, 280],
  ['percentage', 12.5, 280, 35],
  ['percentage', 12.5, 284, 36],
  ['percentage', 33.33, 1000, 333],
  ['percentage', 0.01, 4999, 0],
  ['percentage', 0.01, 5000, 1],
  ['fixed', 1000, 3900, 1000],
  ['fixed', 1000, 999, 999],
  ['shipping', 0, 280, 0],
] as const)('%s of %i takes %i cents down by %i', (type, value, subtotal, expected) => {
  expect(discountFor({ type, value }, cents(subtotal))).toBe(expected);
});

describe('toCouponCode', () => {
  it('finds the stored code whatever its case', () => {
    expect(toCouponCode('  welcome20 ')).toBe('WELCOME20');
  });

  it.each(['', ' ', '../x', 'a/b', '__proto__', '-A', '😀', 'x'.repeat(41), null, undefined])(
    '%j is no code',
    (typed) => {
      expect(toCouponCode(typed)).toBeNull();
    },
  );
});

describe('isCouponValue', () => {
  it.each([
    ['percentage', 1, true],
    ['percentage', 100, true],
    ['percentage', 0, false],
    ['percentage', 101, false],
    ['percentage', 2.5, true],
    ['percentage', 12.55, true],
    ['percentage', 0.29, true],
    ['percentage', 99.99, true],
    ['percentage', 0.01, true],
    ['percentage', 12.555, false],
    ['percentage', 0.005, false],
    ['percentage', 100.01, false],
    ['percentage', Number.NaN, false],
    ['fixed', 2.5, false],
    ['fixed', 1, true],
    ['fixed', 1_000_000, true],
    ['fixed', 0, false],
    ['fixed', 1_000_001, false],
    ['shipping', 0, true],
    ['shipping', 1, false],
  ] as const)('%s of %d: %s', (type, value, expected) => {
    expect(isCouponValue(type, value)).toBe(expected);
  });
});

it.each([
  ['active', 11, 'active'],
  ['active', 10, 'expired'],
  ['expired', 11, 'expired'],
  ['inactive', 11, 'inactive'],
  ['inactive', 9, 'inactive'],
  ['active', null, 'active'],
] as const)('a coupon that is %s until %i stands as %s at 10', (status, expiryDate, expected) => {
  expect(standingOf({ status, expiryDate }, 10)).toBe(expected);
});

it.each([
  ['an older one, anybody as often as they like', {}, 0],
  ['as often as it says', { perCustomer: 3 }, 3],
  ['a first order once, whatever it says', { perCustomer: 3, firstOrderOnly: true }, 1],
  ['a first order once, without a limit', { perCustomer: 0, firstOrderOnly: true }, 1],
])('lets %s', (_whom, fields, expected) => {
  expect(usesPerCustomer(fields)).toBe(expected);
});

it.each([
  ['anything, if it names nothing', {}, true],
  ['anything, if its lists are empty', { products: [], categories: [] }, true],
  ['a product that it names', { products: ['blog', 'neogate'] }, true],
  ['a product of a category that it names', { products: ['blog'], categories: ['auth'] }, true],
  ['no other product', { products: ['blog'] }, false],
  ['no product of another category', { categories: ['landing'] }, false],
  ['no category by the name of a product', { categories: ['neogate'] }, false],
] as const)('is for %s', (_what, fields, expected) => {
  const { products, categories } = structuredClone(fields) as Pick<Coupon, 'products' | 'categories'>;
  expect(isFor({ products, categories }, { slug: 'neogate', category: 'auth' })).toBe(expected);
});
