import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Attempt, groupAttempts } from './attempts.ts';

const day = 86_400_000;
const tried = (about: string, at: number, isPaid = false, within = day): Attempt => ({
  about,
  at,
  isPaid,
  within,
});
const group = (all: Attempt[]) => groupAttempts(all, (one) => one).map((some) => some.map(({ at }) => at));

it.each([
  ['one alone', [tried('a', 1, true)], [[1]]],
  ['declined, then paid', [tried('a', 1), tried('a', 2, true)], [[2, 1]]],
  ['paid, then another purchase', [tried('a', 1, true), tried('a', 2)], [[2], [1]]],
  ['two things at once', [tried('a', 1), tried('b', 2), tried('a', 3)], [[3, 1], [2]]],
  ['a day later', [tried('a', 1), tried('a', 1 + day)], [[1 + day, 1]]],
  ['more than a day later', [tried('a', 1), tried('a', 2 + day)], [[2 + day], [1]]],
  ['a renewal by its schedule', [tried('a', 1), tried('a', 9 * day, false, Infinity)], [[9 * day, 1]]],
  ['none', [], []],
])('groups %s', (_, all, expected) => {
  expect(group(all)).toEqual(expected);
});

it('has each attempt once, whatever comes in which order', () => {
  const attempt = fc.record({
    about: fc.constantFrom('a', 'b'),
    at: fc.integer({ min: 0, max: 9 * day }),
    isPaid: fc.boolean(),
    within: fc.constantFrom(day, Infinity),
  });
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 20 }), (all) => {
      const groups = groupAttempts(all, (one) => one);
      expect(new Set(groups.flat())).toEqual(new Set(all));
      expect(groups.flat()).toHaveLength(all.length);
      // Only the last of a group may be paid.
      for (const some of groups) expect(some.slice(1).filter(({ isPaid }) => isPaid)).toEqual([]);
    }),
  );
});
