import { messageOf } from '@tempera/domain/calls/reason-texts';
import { avatarMaxBytes } from '@tempera/domain/people/account-calls';
import { expect, it } from 'vitest';
import { readPicture } from './read-picture.ts';
import { fitPicture } from './shrink-picture.ts';

const file = (bytes: Uint8Array<ArrayBuffer>, type = 'image/png') => new Blob([bytes], { type });
const asItIs = async (given: Blob) => given;

it('gives every byte of a picture, a large one too', async () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, index) => index % 256);
  const base64 = await readPicture(file(bytes), 512, asItIs);
  expect(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))).toEqual(bytes);
});

it.each([
  ['text', file(new Uint8Array(4), 'text/html'), asItIs],
  ['a drawing that may hold scripts', file(new Uint8Array(4), 'image/svg+xml'), asItIs],
  ['nothing', file(new Uint8Array(0)), asItIs],
  [
    'too much, however small it is drawn',
    file(new Uint8Array(4)),
    async () => file(new Uint8Array(avatarMaxBytes + 1)),
  ],
  ['what can’t be drawn', file(new Uint8Array(4)), () => Promise.reject(new DOMException('no picture'))],
])('refuses %s', async (_what, given, shrink) => {
  await expect(readPicture(given, 512, shrink)).rejects.toThrow(messageOf({ reason: 'image-invalid' }));
});

it.each([
  [4_032, 3_024, 512, 384],
  [3_024, 4_032, 384, 512],
  [512, 512, 512, 512],
  [40, 20, 40, 20],
  [1, 1, 16, 16],
  // A strip: neither side may be more than the server takes.
  [10_000, 1, 4_096, 16],
])('draws %i by %i pixels as %i by %i', (width, height, toWidth, toHeight) => {
  expect(fitPicture(width, height, 512)).toEqual({ width: toWidth, height: toHeight });
});
