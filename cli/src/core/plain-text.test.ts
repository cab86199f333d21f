import fc from 'fast-check';
import { expect, it } from 'vitest';
import { block, columns, count, dayText, plain, plainLine } from './plain-text.ts';

it('lets no terminal obey what somebody else wrote', () => {
  expect(plain('a\u001b[31mb\u0007\u009bc\r\n\td\u202ee')).toBe('a[31mbc\n\tde');
  expect(plainLine(' a\nb\t👩‍💻 ')).toBe('a b 👩‍💻');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(plainLine(text)).not.toMatch(/\p{Cc}/u);
    }),
  );
});

it('sets columns, days and counts', () => {
  expect(
    columns([
      ['a', 'bb', ''],
      ['ccc', 'd', 'e'],
    ]),
  ).toBe('a    bb\nccc  d   e');
  expect([dayText(0), dayText(null)]).toEqual(['1970-01-01', '']);
  expect([count(1, 'file'), count(2, 'file')]).toEqual(['1 file', '2 files']);
});

it('keeps paragraphs and lists apart, in lines that fit', () => {
  const words = 'word '.repeat(20).trim();
  const long = `https://example.com/${'a'.repeat(90)}`;
  expect(block(`x\n${' '.repeat(99)}y`)).toBe(`  x\n${' '.repeat(14)}y`);
  expect(block(`Update now.\n\n- ${words}\n- see ${long} first\n12. done\u001b[2J\n`).split('\n')).toEqual([
    '  Update now.',
    '',
    `  - ${'word '.repeat(15).trim()}`,
    `    ${'word '.repeat(5).trim()}`,
    '  - see',
    `    ${long}`,
    '    first',
    '  12. done[2J',
  ]);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '-', ' ', '\n', '\t', '1', '.') }), (text) => {
      const shown = block(text);
      expect(shown.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      for (const line of shown.split('\n'))
        expect(line.length <= 80 || !line.trim().includes(' ')).toBe(true);
    }),
  );
});
