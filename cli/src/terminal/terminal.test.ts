import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askInLine } from './terminal.ts';

it.each([
  ['y\n', true],
  ['Yes\n', true],
  ['n\n', false],
  ['\n', false],
  ['yesterday\n', false],
])('takes %j as the answer %s', async (typed, meant) => {
  const input = new PassThrough();
  input.end(typed);
  expect(await askInLine('Publish?', input)).toBe(meant);
});

it('takes an input that ends without an answer as a no', async () => {
  const input = new PassThrough();
  input.end();
  expect(await askInLine('Publish?', input)).toBe(false);
});
