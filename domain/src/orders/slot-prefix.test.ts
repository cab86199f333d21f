import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numbersBelow, prefixesBelow } from './slot-prefix.ts';

const limit = fc.integer({ min: 1, max: 3_000 });

it('counts the numbers with a prefix as a list of them does', () => {
  fc.assert(
    fc.property(limit, fc.nat(3_000), (most, prefix) => {
      const all = Array.from({ length: most }, (_, n) => String(n));
      const expected = prefix === 0 ? ['0'] : all.filter((one) => one.startsWith(String(prefix)));
      expect(numbersBelow(String(prefix), most)).toBe(expected.length);
    }),
  );
});

it('reaches each number once, digit by digit', () => {
  const reached = (prefix: string, most: number): string[] => [
    ...(prefix === '' ? [] : [prefix]),
    ...prefixesBelow(prefix, most).flatMap((one) => reached(one, most)),
  ];
  fc.assert(
    fc.property(limit, (most) => {
      const numbers = reached('', most).map(Number);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: most }, (_, n) => n));
    }),
    { numRuns: 20 },
  );
});
