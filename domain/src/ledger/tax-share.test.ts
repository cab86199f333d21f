import fc from 'fast-check';
import { expect, it } from 'vitest';
import { taxShare } from './tax-share.ts';

it.each([
  [{ totalCents: 304, taxCents: 24 }, 0, 304, 24],
  [{ totalCents: 304, taxCents: 24 }, 0, 152, 12],
  [{ totalCents: 3, taxCents: 1 }, 0, 1, 0],
  [{ totalCents: 3, taxCents: 1 }, 1, 1, 1],
  [{ totalCents: 280, taxCents: 0 }, 0, 100, 0],
  [{ totalCents: 0, taxCents: 0 }, 0, 0, 0],
])('of %j, after %i, in %i is %i', (paid, before, amount, share) => {
  expect(taxShare(paid, before, amount)).toBe(share);
});

it('is all of the tax when all is given back, in whatever parts', () => {
  const paid = fc
    .record({ totalCents: fc.integer({ min: 1, max: 500_000_000 }), percent: fc.nat(100) })
    .map(({ totalCents, percent }) => ({ totalCents, taxCents: Math.floor((totalCents * percent) / 100) }));
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 });
  fc.assert(
    fc.property(paid, cuts, (one, where) => {
      const marks = [...where.map((part) => Math.floor(part * one.totalCents)), one.totalCents].sort(
        (a, b) => a - b,
      );
      const parts = marks.map((mark, index) => {
        const before = marks[index - 1] ?? 0;
        return { amount: mark - before, tax: taxShare(one, before, mark - before) };
      });
      expect(parts.reduce((sum, { tax }) => sum + tax, 0)).toBe(one.taxCents);
      for (const { amount, tax } of parts) {
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(amount);
      }
    }),
  );
});
