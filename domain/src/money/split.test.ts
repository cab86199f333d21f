import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitByShare } from './split.ts';

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [304, [280, 560], [101, 203]],
  [5, [0, 10, 0], [0, 5, 0]],
  [7, [0, 0], [7, 0]],
  [0, [280, 0], [0, 0]],
  [7, [], []],
])('%i by %j is %j', (amount, weights, parts) => {
  expect(splitByShare(amount, weights)).toEqual(parts);
});

it('parts add up to the amount, each less than one away from its share', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000_000 }), weights, (amount, list) => {
      const parts = splitByShare(amount, list);
      const total = list.reduce((sum, weight) => sum + weight, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      if (total === 0) return;
      for (const [index, part] of parts.entries())
        expect(Math.abs(part - (amount * (list[index] as number)) / total)).toBeLessThan(1);
    }),
  );
});
