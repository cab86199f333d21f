import { expect, it } from 'vitest';
import { mustVerify } from './VerifyFirst.tsx';

const email = 'ada@example.com';
const on = { requireEmailVerification: true };

it.each([
  ['nobody', null, on, false],
  ['a guest', { email: '', emailVerified: false }, on, false],
  ['an address that is not confirmed', { email, emailVerified: false }, on, true],
  ['one that is', { email, emailVerified: true }, on, false],
  ['a store that does not ask', { email, emailVerified: false }, { requireEmailVerification: false }, false],
])('%s', (_who, person, settings, expected) => {
  expect(mustVerify(person, settings)).toBe(expected);
});
