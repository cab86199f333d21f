import { base62, drawFrom } from './base62.ts';
import { crc32 } from './crc32.ts';

/** By which people and scanners of secrets know an access token of a store. */
export const tokenPrefix = 'tpa_';

const secretLength = 32;
const checksumLength = 6;
const form = new RegExp(`^${tokenPrefix}[0-9A-Za-z]{${secretLength + checksumLength}}$`);

/** The checksum of what stands before it, so that a scanner tells a token from what only looks like one. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < checksumLength; place++) {
    digits = base62[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/**
 * A new access token, with 190 random bits that nobody guesses.
 * @param random gives so many random bytes
 */
export function makeToken(random: (count: number) => Uint8Array): string {
  const text = tokenPrefix + drawFrom(base62, secretLength, random);
  return text + checksumOf(text);
}

/** Whether a text could be an access token: one that was cut or mistyped is none. */
export const isToken = (text: string): boolean =>
  form.test(text) && text.endsWith(checksumOf(text.slice(0, -checksumLength)));

/** By which its person knows a token again: its first 8 characters, which tell nobody the rest. */
export const hintOf = (token: string): string => token.slice(0, 8);
