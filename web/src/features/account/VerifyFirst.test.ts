import { expect, it } from 'vitest';
import { mustVerify } from './VerifyFirst.tsx';

const on = { requireEmailVerification: true };

it.each([
  ['nobody', null, on, false],
  ['a guest', { provider: 'anonymous', emailVerified: false }, on, false],
  ['Google, which vouches', { provider: 'google.com', emailVerified: false }, on, false],
  ['a password, not confirmed', { provider: 'password', emailVerified: false }, on, true],
  ['a password, confirmed', { provider: 'password', emailVerified: true }, on, false],
  [
    'a store that does not ask',
    { provider: 'password', emailVerified: false },
    { requireEmailVerification: false },
    false,
  ],
])('%s', (_who, person, settings, expected) => {
  expect(mustVerify(person, settings)).toBe(expected);
});
