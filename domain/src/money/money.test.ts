import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, currencies, formatMoney, formatPrice, fromUnits, share, toBasisPoints } from './money.ts';

describe('cents', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (amount) => {
    expect(() => cents(amount)).toThrow(RangeError);
  });
});

describe('share', () => {
  it.each([
    [224, 850, 19], // 19.04
    [2900, 850, 247], // 246.5: half a cent rounds up
    [100, 50, 1], // 0.5
    [99, 50, 0], // 0.495
    [0, 850, 0],
    [1, 10_000, 1],
  ])('of %i cents at %i basis points is %i', (amount, basisPoints, expected) => {
    expect(share(cents(amount), basisPoints)).toBe(expected);
  });

  it('is never further than half a cent from the exact share', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(10_000), (amount, basisPoints) => {
        const exact = (amount * basisPoints) / 10_000;
        expect(Math.abs(share(cents(amount), basisPoints) - exact)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

it.each([
  [8.5, 850],
  [0, 0],
  [100, 10_000],
  [19.6, 1960],
  [0.07, 7],
])('%f percent are %i basis points', (percent, expected) => {
  expect(toBasisPoints(percent)).toBe(expected);
});

describe('text', () => {
  it('has a currency, two decimals and separators', () => {
    expect(formatMoney(cents(280))).toBe('$2.80');
    expect(formatMoney(cents(123_456_789))).toBe('$1,234,567.89');
    expect(formatMoney(cents(100), 'EUR')).toBe('€1.00');
  });

  it('is that of American English', () => {
    const amounts = fc.integer({ min: -(10 ** 11), max: 10 ** 11 });
    fc.assert(
      fc.property(amounts, fc.constantFrom(...currencies), (amount, currency) => {
        const text = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
        expect(formatMoney(cents(amount), currency)).toBe(text);
      }),
    );
  });

  it('calls a price of 0 free', () => {
    expect(formatPrice(cents(0))).toBe('Free');
    expect(formatPrice(cents(1))).toBe('$0.01');
  });
});

it.each([
  ['2.80', 280],
  ['2.8', 280],
  [' 2 ', 200],
  ['0.07', 7],
  ['123456789.99', 12_345_678_999],
  ['99999999999', 9_999_999_999_900],
  ['1234567890123', null],
  ['', null],
  ['.5', null],
  ['-1', null],
  ['1.005', null],
  ['12,50', 1250],
  ['12,5', 1250],
  ['1,250', null],
  ['1,250.00', null],
  ['1.250,00', null],
  [',50', null],
  ['1e3', null],
])('%j is %j cents', (typed, expected) => {
  expect(fromUnits(typed)).toBe(expected);
});
