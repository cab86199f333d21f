import { expect, it } from 'vitest';
import { dedent } from './dedent.ts';

it.each([
  ['  a\n    b\n\n  c', 'a\n  b\n\nc'],
  ['a\n  b', 'a\n  b'],
  ['\tx\n\t\ty', 'x\n\ty'],
  ['', ''],
  ['   \n  a', ' \na'],
])('%j becomes %j', (text, expected) => {
  expect(dedent(text)).toBe(expected);
});
