import { randomBytes } from 'node:crypto';
import { crc32 as zlibCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crc32 } from './crc32.ts';
import { hintOf, isToken, makeToken } from './token-text.ts';

it('has a form that scanners find, and a checksum over all of it', () => {
  const token = makeToken(randomBytes);
  expect(token).toMatch(/^tpa_[0-9A-Za-z]{38}$/);
  expect(isToken(token)).toBe(true);
  expect(hintOf(token)).toBe(token.slice(0, 8));
  expect(makeToken(randomBytes)).not.toBe(token);
});

it('is none any more with any character changed, cut or added', () => {
  const token = makeToken(randomBytes);
  for (let at = 4; at < token.length; at++) {
    const other = token[at] === 'a' ? 'b' : 'a';
    expect(isToken(token.slice(0, at) + other + token.slice(at + 1))).toBe(false);
  }
  for (const bad of ['', token.slice(1), token.slice(0, -1), `${token}0`, ` ${token}`, token.toLowerCase()]) {
    expect(isToken(bad)).toBe(false);
  }
});

it('checks by the CRC-32 that everybody has', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((c) => String.fromCharCode(c)) }),
      (text) => {
        expect(crc32(text)).toBe(zlibCrc32(text));
      },
    ),
  );
});

it('draws each character as often as the others, whatever bytes come', () => {
  // Bytes past the last full round of the alphabet are passed over.
  const bytes = [255, 254, 250, 249, 248, ...Array.from({ length: 64 }, (_, n) => n)];
  const token = makeToken(() => Uint8Array.from(bytes));
  expect(token.slice(4, 14)).toBe('0123456789');
});
