import { expect, it } from 'vitest';
import { formatSize } from './format-size.ts';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 kB'],
  [4_120, '4.1 kB'],
  [9_949, '9.9 kB'],
  [9_950, '10 kB'],
  [48_300, '48 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [12_345_678, '12 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
