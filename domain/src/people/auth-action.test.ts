import { expect, it } from 'vitest';
import { authActionPath, readAuthAction } from './auth-action.ts';

it('leads from a link of Auth to the page of the store', () => {
  const link =
    'https://my-store.firebaseapp.com/__/auth/action?mode=verifyEmail&oobCode=a%2Bb&apiKey=key&lang=en';
  const action = readAuthAction(new URL(link).search);
  expect(action).toEqual({ mode: 'verifyEmail', code: 'a+b' });
  if (!action) return;
  expect(authActionPath(action)).toBe('/auth/action?mode=verifyEmail&oobCode=a%2Bb');
  expect(readAuthAction(new URL(authActionPath(action), 'https://store.example.com').search)).toEqual(action);
});

it.each(['', '?mode=verifyEmail', '?oobCode=a', '?mode=signIn&oobCode=a', '?mode=verifyEmail&oobCode='])(
  '%s is no action',
  (search) => expect(readAuthAction(search)).toBeNull(),
);
