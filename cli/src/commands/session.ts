import { isToken } from '@tempera/domain/tokens/token-text';
import { Failure } from '../core/failure.ts';
import { readStore } from '../core/store-address.ts';
import { readLogins } from '../files/logins.ts';
import type { Session } from '../network/ask-store.ts';

/** The store that an option or the environment names, or the last that somebody logged in to; null for none. @throws Failure */
async function findStore(option: string | undefined): Promise<string | null> {
  const named = option ?? process.env.TEMPERA_STORE;
  return named ? readStore(named) : (await readLogins()).current;
}

/** @throws Failure where none is named and nobody has logged in to one */
export async function chooseStore(option: string | undefined): Promise<string> {
  const store = await findStore(option);
  if (store) return store;
  throw new Failure('usage', 'Say which store is meant.', {
    reason: 'no-store',
    hint: 'Run tempera login --store ADDRESS, or name it by --store or TEMPERA_STORE.',
  });
}

/**
 * The token for a store; null for none. TEMPERA_TOKEN goes to the store that is meant, and to no other that a clone leads to: whoever made that could
 * have written any address into it.
 * @throws Failure for what is no token
 */
export async function findToken(store: string, option?: string): Promise<string | null> {
  const given = process.env.TEMPERA_TOKEN;
  if (given && (await findStore(option)) === store) {
    if (isToken(given)) return given;
    throw new Failure('login', 'TEMPERA_TOKEN is not an access token: it was cut or mistyped.', {
      reason: 'token-malformed',
    });
  }
  return (await readLogins()).stores[store]?.token ?? null;
}

/** @throws Failure where there is no token */
export async function chooseSession(store: string, option?: string): Promise<Session> {
  const token = await findToken(store, option);
  if (token) return { store, token };
  throw new Failure('login', `You are not logged in to ${store}.`, {
    reason: 'sign-in-required',
    hint: `Run tempera login --store ${store}, or set TEMPERA_TOKEN and TEMPERA_STORE.`,
  });
}
