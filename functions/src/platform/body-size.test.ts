import { expect, it } from 'vitest';
import { isTooLarge } from './body-size.ts';

const request = (said: string | undefined, length?: number) => ({
  headers: said === undefined ? {} : { 'content-length': said },
  rawBody: length === undefined ? (undefined as never) : Buffer.alloc(length),
});

it.each([
  ['10', 10, false],
  ['11', 10, true],
  ['11', undefined, true],
  [undefined, 11, true],
  // What was said is no word to be taken.
  ['1', 11, true],
  ['many', 10, false],
  [undefined, undefined, false],
])('a body said to have %s bytes that has %s: %s', (said, length, tooLarge) =>
  expect(isTooLarge(request(said, length), 10)).toBe(tooLarge),
);
