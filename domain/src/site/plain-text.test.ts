import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareText, formatCount } from './plain-text.ts';

it('writes whole numbers as American English does', () => {
  const whole = fc.maxSafeInteger();
  fc.assert(
    fc.property(whole, (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en-US'));
    }),
  );
});

it('orders words as American English does', () => {
  const word = fc.stringMatching(/^[A-Za-z]{0,4}$/);
  fc.assert(
    fc.property(word, word, (one, other) => {
      if (one.toLowerCase() === other.toLowerCase()) return;
      expect(Math.sign(compareText(one, other))).toBe(Math.sign(one.localeCompare(other, 'en-US')));
    }),
  );
});

it('always orders the same', () => {
  expect(['b', 'A', 'a', 'B', 'a'].sort(compareText)).toEqual(['A', 'a', 'a', 'B', 'b']);
});
