import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addedTax, containedTax, takeTax } from './take-tax.ts';
import type { TaxRule } from './tax-rule.ts';

const rule = (rate: number, more: Partial<TaxRule>): TaxRule => ({
  mode: 'by-country',
  country: 'DE',
  region: null,
  rate,
  included: false,
  reverseCharge: false,
  vatId: null,
  privateRate: rate,
  ...more,
});

it.each([
  ['added', rule(1_900, {}), { taxCents: 19, totalCents: 119 }],
  ['contained', rule(1_900, { included: true }), { taxCents: 16, totalCents: 100 }],
  ['by a rate with a fraction', rule(887.5, {}), { taxCents: 9, totalCents: 109 }],
  ['not at all abroad', rule(0, { included: true }), { taxCents: 0, totalCents: 100 }],
  [
    'by the business that buys',
    rule(0, { included: true, reverseCharge: true, privateRate: 1_900 }),
    { taxCents: 0, totalCents: 84 },
  ],
  ['by it, on top', rule(0, { reverseCharge: true, privateRate: 1_900 }), { taxCents: 0, totalCents: 100 }],
])('taxes a price of 100 cents: %s', (_how, how, expected) => {
  expect(takeTax(100, how)).toEqual(expected);
});

const amounts = fc.nat(100_000_000);
/** To a tenth of a basis point, up to 30 %. */
const rates = fc.nat(30_000).map((tenths) => tenths / 10);

it('rounds to the nearest cent, whatever the price and the rate', () => {
  fc.assert(
    fc.property(amounts, rates, (price, rate) => {
      const tenths = BigInt(Math.round(rate * 10));
      const added = BigInt(addedTax(price, rate)) * 100_000n - BigInt(price) * tenths;
      expect(added > -50_000n && added <= 50_000n).toBe(true);
      const whole = 100_000n + tenths;
      const contained = (BigInt(containedTax(price, rate)) * whole - BigInt(price) * tenths) * 2n;
      expect(contained > -whole && contained <= whole).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

it('a business pays what a private buyer pays, without the tax', () => {
  fc.assert(
    fc.property(amounts, rates, (price, privateRate) => {
      const person = takeTax(price, rule(privateRate, { included: true }));
      const business = takeTax(price, rule(0, { included: true, reverseCharge: true, privateRate }));
      expect(business.totalCents).toBe(person.totalCents - person.taxCents);
    }),
  );
});
