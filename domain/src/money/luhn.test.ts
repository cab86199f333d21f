import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testCards } from './card.ts';
import { passesLuhn } from './luhn.ts';

describe('passesLuhn', () => {
  it.each(Object.values(testCards))('%s', (number) => expect(passesLuhn(number)).toBe(true));

  it('notices any single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...testCards.paid];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(passesLuhn(digits.join(''))).toBe(false);
      }),
    );
  });

  it.each([
    '',
    '0',
    '42424242424',
    '4242a42424242424',
    '42424242424242424242',
    '４２４２４２４２４２４２４２４２',
  ])('%j is no number', (text) => expect(passesLuhn(text)).toBe(false));
});
