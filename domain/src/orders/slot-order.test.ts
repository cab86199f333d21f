import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankOf, slotAt } from './slot-order.ts';

it('is the order of text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), (limit) => {
      const sorted = Array.from({ length: limit }, (_, n) => String(n)).sort();
      expect(sorted.map((_slot, rank) => slotAt(rank, limit))).toEqual(sorted);
      expect(sorted.map((slot) => rankOf(slot, limit))).toEqual(sorted.map((_slot, rank) => rank));
    }),
    { numRuns: 20 },
  );
});

it('holds for the largest coupon', () => {
  fc.assert(
    fc.property(fc.nat(999_999), (rank) => {
      expect(rankOf(slotAt(rank, 1_000_000), 1_000_000)).toBe(rank);
    }),
  );
});

it.each(['10', '11', '-1', '01', '1.0', '', 'ORD-1'])('knows %o as no slot of ten', (slot) => {
  expect(rankOf(slot, 10)).toBeNull();
});
