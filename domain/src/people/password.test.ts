import { expect, it } from 'vitest';
import { isStrongPassword, passwordRequirements } from './password.ts';

it.each([
  ['Abcdefg1', []],
  ['Abcdef1', ['length']],
  ['abcdefg1', ['upper']],
  ['ABCDEFG1', ['lower']],
  ['Abcdefgh', ['digit']],
  ['', ['length', 'upper', 'lower', 'digit']],
  ['Äbcdefg1', ['upper']],
])('%j lacks %j', (text, missing) => {
  const unmet = passwordRequirements.filter((requirement) => !requirement.met(text));
  expect(unmet.map(({ id }) => id)).toEqual(missing);
  expect(isStrongPassword(text)).toBe(missing.length === 0);
});
