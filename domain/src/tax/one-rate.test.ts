import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, share } from '../money/money.ts';
import { priceCart } from '../money/pricing.ts';
import { oneRate } from './one-rate.ts';

it('names the rate by which a cart is taxed', () => {
  expect(oneRate({ taxRate: '8.5' })).toMatchObject({ mode: 'one-rate', rate: 850, included: false });
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000), (priceCents, hundredths) => {
      const taxRate = (hundredths / 100).toFixed(2);
      const lines = [{ slug: 'a', name: 'A', priceCents: cents(priceCents), quantity: 1 }];
      const { taxCents } = priceCart(lines, null, Number(taxRate), 'EUR');
      expect(taxCents).toBe(share(cents(priceCents), oneRate({ taxRate }).rate));
    }),
  );
});
