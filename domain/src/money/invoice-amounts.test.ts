import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addedTax, takeTax } from '../tax/take-tax.ts';
import type { TaxRule } from '../tax/tax-rule.ts';
import { netAmounts } from './invoice-amounts.ts';
import { cents } from './money.ts';

const lineOf = (price: number) => ({ slug: 's', name: 'S', priceCents: cents(price), quantity: 1 });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** An order as the checkout prices it: tax added, contained, or taken off for a business that owes it. */
const priced = fc
  .record({
    prices: fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 6 }),
    off: fc.integer({ min: 0, max: 9_999 }),
    rate: fc.integer({ min: 0, max: 27_000 }).map((tenths) => tenths / 10),
    how: fc.constantFrom('added', 'included', 'taken off'),
  })
  .map(({ prices, off, rate, how }) => {
    const subtotalCents = sum(prices);
    const discountCents = Math.floor((subtotalCents * off) / 10_000);
    const left = subtotalCents - discountCents;
    const reverseCharge = how === 'taken off';
    const rule = { rate, included: how !== 'added', reverseCharge, privateRate: rate };
    const taken = takeTax(left, rule as TaxRule);
    const billed = { lines: prices.map(lineOf), subtotalCents, discountCents, ...taken };
    return { billed, rate: how === 'taken off' ? 0 : rate };
  });

describe('netAmounts', () => {
  it('adds up to the cent as EN 16931 asks, whatever was sold at whatever rate', () => {
    fc.assert(
      fc.property(priced, ({ billed, rate }) => {
        const net = netAmounts(billed, rate);
        expect(sum(net.lineCents)).toBe(net.linesCents);
        expect(net.linesCents - net.allowanceCents).toBe(net.taxableCents);
        expect(net.allowanceCents).toBeGreaterThanOrEqual(0);
        expect(Math.min(...net.lineCents)).toBeGreaterThanOrEqual(0);
        expect(addedTax(net.taxableCents, rate)).toBe(net.taxCents);
        expect(net.taxableCents + net.taxCents + net.roundingCents).toBe(billed.totalCents);
        expect(Math.abs(net.roundingCents)).toBeLessThanOrEqual(1);
        expect(net.taxCents).toBe(billed.taxCents);
      }),
      { numRuns: 2_000 },
    );
  });

  it('leaves prices without tax as they are', () => {
    const billed = {
      lines: [lineOf(280)],
      subtotalCents: 280,
      discountCents: 56,
      taxCents: 19,
      totalCents: 243,
    };
    expect(netAmounts(billed, 850)).toMatchObject({ lineCents: [280], allowanceCents: 56, roundingCents: 0 });
  });

  it('rounds a price that no net amount gives with its tax', () => {
    const billed = { lines: [lineOf(3)], subtotalCents: 3, discountCents: 0, taxCents: 0, totalCents: 3 };
    expect(netAmounts(billed, 1_900)).toMatchObject({ taxableCents: 2, taxCents: 0, roundingCents: 1 });
  });
});
