import { Failure } from '../core/failure.ts';
import { forgetLogin } from '../files/logins.ts';
import { endToken } from '../network/store-api.ts';
import { command } from './command.ts';

/** @returns whether the store ended the token now; one that it no longer knows has ended before */
async function revoke(store: string, token: string): Promise<boolean> {
  try {
    return (await endToken({ store, token })).revoked;
  } catch (cause) {
    if (cause instanceof Failure && cause.ending === 'login') return true;
    if (cause instanceof Failure) return false;
    throw cause;
  }
}

export const logout = () =>
  command(
    'logout',
    'Forget the token of a store, and revoke it there',
    ['logout', 'logout --store store.example.com'],
    async ({ store: choose }) => {
      const store = await choose();
      const token = await forgetLogin(store);
      if (token === null)
        return { data: { store, revoked: false }, text: `You were not logged in to ${store}.` };
      const revoked = await revoke(store, token);
      const text = revoked
        ? `Logged out of ${store}.`
        : `The token is forgotten here, but ${store} could not be told: revoke it in your profile, under Access tokens.`;
      return { data: { store, revoked }, text };
    },
  );
