import { avatarMaxBytes } from '@tempera/domain/account-calls';
import { messageOf } from '@tempera/domain/messages';
import { expect, it } from 'vitest';
import { readPicture } from './read-picture.ts';

const file = (bytes: Uint8Array<ArrayBuffer>, type = 'image/png') => new Blob([bytes], { type });

it('gives every byte of a picture, a large one too', async () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, index) => index % 256);
  const base64 = await readPicture(file(bytes));
  expect(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))).toEqual(bytes);
});

it.each([
  ['text', file(new Uint8Array(4), 'text/html')],
  ['a drawing that may hold scripts', file(new Uint8Array(4), 'image/svg+xml')],
  ['nothing', file(new Uint8Array(0))],
  ['too much', file(new Uint8Array(avatarMaxBytes + 1))],
])('refuses %s', async (_what, given) => {
  await expect(readPicture(given)).rejects.toThrow(messageOf({ reason: 'image-invalid' }));
});
