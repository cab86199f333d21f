import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, toUnits } from '../money/money.ts';
import { toCsv } from './csv.ts';

/** The one cell of a table, as it stands in the file. */
const cell = (value: string | number) => toCsv(['a'], [[value]]).slice('\uFEFFa\r\n'.length, -'\r\n'.length);

const signs = ['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20'];
const marks = [';', ',', '\t', '\r', '\n', ' ', '"', "'", '\u00a0', '\u200b'];
/** What is typed by who tries it: signs, what matters to a reader of tables, and some words. */
const nasty = fc
  .array(fc.constantFrom(...signs, ...marks, '1', '2.5', 'A1', 'cmd|x', '\u{1f600}'), { maxLength: 8 })
  .map((parts) => parts.join(''));

/** Whether a spreadsheet computes it, which leaves out what nobody sees at its start; a number is none. */
function computes(read: string): boolean {
  const seen = read.replace(/^[\s\u200b"]+/u, '');
  return signs.includes(seen.charAt(0)) && !/^-\d+(\.\d+)?$/.test(seen);
}

/** A table as a program reads it that parts cells by this sign; quotes count where they begin a cell. */
function readTable(file: string, parting = ','): string[][] {
  const rows: string[][] = [[]];
  const text = file.replace(/^\uFEFF/, '');
  const pattern = new RegExp(
    `(?:"((?:[^"]|"")*)"([^${parting}\r\n]*)|([^${parting}\r\n]*))(${parting}|\r\n|\r|\n)`,
    'gy',
  );
  for (const [, quoted, more = '', bare = '', end] of text.matchAll(pattern)) {
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"') + more);
    if (end !== parting) rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('a cell', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['a\nb', '"a\nb"'],
    ['=HYPERLINK(1)', "'=HYPERLINK(1)"],
    [' =1', "' =1"],
    ['\t=1', `"'\t'=1"`],
    ['@sum', "'@sum"],
    ['-1+1', "'-1+1"],
    ['-1.50', '-1.50'],
    [-3, '-3'],
    ['-12.34', '-12.34'],
    ['"=1"', `"'""=1"""`],
    ["'=1", "''=1"],
    ['\u00a0\ufeff\u200b+1', "'\u00a0\ufeff\u200b+1"],
    ['\uff1d1', "'\uff1d1"],
    ['\uff0b1', "'\uff0b1"],
    ['\uff0d1', "'\uff0d1"],
    ['\uff20A1', "'\uff20A1"],
    ['Ada;=1', `"Ada;'=1"`],
    ['Ada; "=1', `"Ada;' ""=1"`],
    ['Ada\t@A1', `"Ada\t'@A1"`],
    ['Ada\n=1', `"Ada\n'=1"`],
    ['Ada\r=1', `"Ada\r'=1"`],
    ['\r', `"'\r"`],
    ['1;-2', `"1;'-2"`],
    ['a - b = c@d; e', '"a - b = c@d; e"'],
  ])('writes %j as %j', (value, expected) => {
    expect(cell(value)).toBe(expected);
  });

  it('is read back as it was given, but for the apostrophes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(nasty, nasty)), (rows) => {
        const plain = (all: string[][]) => all.map((row) => row.map((one) => one.replaceAll("'", '')));
        expect(plain(readTable(toCsv(['a', 'b'], rows)).slice(1))).toEqual(plain(rows));
      }),
    );
  });

  it.each([',', ';', '\t'])('is no formula for who parts cells by %j, with quotes or without', (parting) => {
    fc.assert(
      fc.property(fc.array(nasty, { minLength: 1, maxLength: 3 }), (row) => {
        const file = toCsv(['a'], [['x', ...row]]).slice('\uFEFFa\r\n'.length);
        const lines = parting === ',' ? [] : file.split(/[\r\n]/);
        const read = [...readTable(file, parting).flat(), ...lines.flatMap((line) => line.split(parting))];
        expect(read.filter(computes)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
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
