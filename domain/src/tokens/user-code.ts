import { drawFrom } from './base62.ts';

/** Consonants alone: no word, and none that is taken for a digit. */
const alphabet = 'BCDFGHJKLMNPQRSTVWXZ';
const length = 8;
const half = length / 2;

/** The code that somebody types to sign a device in: eight letters, `BCDFGHJK`. */
export const makeUserCode = (random: (count: number) => Uint8Array): string =>
  drawFrom(alphabet, length, random);

/** As people read it: `BCDF-GHJK`. */
export const showUserCode = (code: string): string => `${code.slice(0, half)}-${code.slice(half)}`;

/** A code as somebody typed it, with or without its hyphen; null for none. */
export function readUserCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s\p{Pd}]+/gu, '');
  return letters.length === length && [...letters].every((letter) => alphabet.includes(letter))
    ? letters
    : null;
}
