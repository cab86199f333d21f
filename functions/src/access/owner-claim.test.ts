import { expect, it } from 'vitest';
import { mayClaimStore } from './owner-claim.ts';

const code = '0123456789abcdef'.repeat(2);

it.each([
  ['the code', code, code, true],
  ['another one', 'f'.repeat(32), code, false],
  ['a part of it', code.slice(1), code, false],
  ['nothing', '', code, false],
  ['none', undefined, code, false],
  ['none, where none is asked for', undefined, '', true],
  ['any, where none is asked for', code, '', true],
])('%s', (_what, given, asked, expected) => {
  expect(mayClaimStore(given, asked)).toBe(expected);
});
