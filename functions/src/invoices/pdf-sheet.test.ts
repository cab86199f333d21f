import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable } from './pdf-sheet.ts';

describe('printable', () => {
  it.each([
    ['Zoë Łukasz', 'Zoë Łukasz'],
    ['Ελένη Жанна', 'Ελένη Жанна'],
    ['שלום عالم', 'שלום عالم'],
    ['one\n two\tthree', 'one two three'],
    ['\u202Eevil\u0000', 'evil'],
    ['one\t\u0000\ttwo', 'one two'],
    ['Ada 👩‍👩‍👧 Example', 'Ada □ Example'],
    ['李 wrote', '□ wrote'],
    ['\ud83d', '\ufffd'],
    ['€ 5 – “x”', '€ 5 – “x”'],
  ])('%j becomes %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  it('is one line and settled, whatever it gets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = printable(text);
        expect(once).not.toMatch(/[\n\r\u2028\u2029]/u);
        expect(printable(once)).toBe(once);
      }),
    );
  });
});
