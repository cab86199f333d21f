import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseUse, foldAddress } from './coupon-uses.ts';

it.each([
  ['ada@example.com', 'ada@example.com'],
  [' Ada@Example.COM ', 'ada@example.com'],
  ['ada+sale@example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
])('%s counts as %s', (email, folded) => {
  expect(foldAddress(email)).toBe(folded);
});

it.each([
  ['the first of one', [], 1, '0'],
  ['none of one', ['0'], 1, null],
  ['the one between', ['0', '2'], 3, '1'],
  ['none below what a higher limit let through', ['2'], 1, null],
  ['none where the limit is reached without numbers', ['ORD-1', 'ORD-2'], 2, null],
  ['what is left beside them', ['ORD-1'], 2, '0'],
  ['none where a number and an id are two', ['ORD-1', '1'], 2, null],
  ['its own id where there is no limit', ['0', 'ORD-1'], 0, 'ORD-9'],
] as const)('chooses %s', (_what, taken, limit, expected) => {
  expect(chooseUse(taken, limit, 'ORD-9')).toBe(expected);
});

it('never lets orders at once past the limit, whatever was taken before and given back between', () => {
  const before = fc.uniqueArray(fc.constantFrom('0', '1', '2', '7', 'ORD-1', 'ORD-2', 'ORD-3'));
  const limits = fc.integer({ min: 1, max: 5 });
  // Each order has seen what stood at an earlier moment; a document that is there can't be created again.
  const orders = fc.array(fc.record({ sees: fc.nat(9), givesBack: fc.boolean() }), { maxLength: 20 });
  fc.assert(
    fc.property(before, limits, orders, (stored, limit, placed) => {
      const seen: string[][] = [[...stored]];
      const held = new Set<string>(stored);
      for (const [index, { sees, givesBack }] of placed.entries()) {
        const use = chooseUse(seen[Math.max(0, seen.length - 1 - sees)] ?? [], limit, `ORD-N${index}`);
        if (use === null || held.has(use)) continue;
        held.add(use);
        expect(held.size).toBeLessThanOrEqual(Math.max(limit, stored.length));
        seen.push([...held]);
        if (givesBack) held.delete(use);
        seen.push([...held]);
      }
    }),
  );
});
