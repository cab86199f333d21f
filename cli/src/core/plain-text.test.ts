import fc from 'fast-check';
import { expect, it } from 'vitest';
import { columns, count, dayText, plain, plainLine } from './plain-text.ts';

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
