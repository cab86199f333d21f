import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, toUnits } from '../money/money.ts';
import { toCsv } from './csv.ts';

/** The one cell of a table, as it stands in the file. */
const cell = (value: string | number) => toCsv(['a'], [[value]]).slice('\uFEFFa\r\n'.length, -'\r\n'.length);

describe('a cell', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['a\nb', '"a\nb"'],
    ['=HYPERLINK(1)', "'=HYPERLINK(1)"],
    [' =1', "' =1"],
    ['\t=1', "'\t=1"],
    ['@sum', "'@sum"],
    ['-1+1', "'-1+1"],
    ['-1.50', '-1.50'],
    [-3, '-3'],
  ])('writes %j as %j', (value, expected) => {
    expect(cell(value)).toBe(expected);
  });

  it('never begins a formula', () => {
    fc.assert(fc.property(fc.string(), (value) => !/^"?[=+@]/.test(cell(value))));
  });

  it('holds money to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(Math.round(Number(cell(toUnits(cents(amount)))) * 100)).toBe(amount);
      }),
    );
  });
});

it('begins with the mark of UTF-8 and the columns', () => {
  expect(toCsv(['name', 'total'], [['Zoë', '2.80']])).toBe('\uFEFFname,total\r\nZoë,2.80\r\n');
});
