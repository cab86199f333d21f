import { expect, it } from 'vitest';
import { compareCopy, readRecord, writeRecord } from './copy-record.ts';

const blob = (digit: string) => digit.repeat(40);
const record = {
  store: 'https://store.example.com',
  slug: 'portfolio',
  version: '1.0.0',
  files: [
    { path: 'a.js', executable: false, blob: blob('a') },
    { path: 'b.js', executable: true, blob: blob('b') },
  ],
};

it('is read as it was written, one file a line', () => {
  expect(readRecord(writeRecord(record))).toEqual(record);
  expect(writeRecord(record).split('\n')).toHaveLength(5 + 4 + 1);
});

it.each(['', '{}', '[]', '{"store": 1}', writeRecord(record).replaceAll('a'.repeat(40), 'a')])(
  '%j is damaged',
  (text) => {
    expect(() => readRecord(text)).toThrow('damaged');
  },
);

it('tells what was changed and what is gone, and says nothing of what was added', () => {
  const found = new Map([
    ['a.js', blob('c')],
    ['mine.js', blob('d')],
  ]);
  expect(compareCopy(record.files, found)).toEqual({ changed: ['a.js'], missing: ['b.js'] });
  expect(compareCopy(record.files, new Map(record.files.map((one) => [one.path, one.blob])))).toEqual({
    changed: [],
    missing: [],
  });
});
