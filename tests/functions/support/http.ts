import type { Refusal } from '@tempera/domain/calls/reasons';
import { unique } from './store.ts';

function environment(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: only *.stack and *.alone.test.ts have it, by npm test -- functions`);
  return value;
}

/** The functions emulator, below which each function has its name. */
export const functionUrl = (name: string) =>
  `${environment('FUNCTIONS_EMULATOR_ORIGIN')}/demo-tempera/us-central1/${name}`;

/** A page or function as hosting serves it. */
export const storeUrl = (path: string) => `${environment('TEMPERA_STORE_URL')}${path}`;

export interface Account {
  uid: string;
  idToken: string;
  email: string;
}

async function identity(path: string, body: object): Promise<Record<string, string>> {
  const host = environment('FIREBASE_AUTH_EMULATOR_HOST');
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${path}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  const answer = (await response.json()) as Record<string, string>;
  if (!response.ok) throw new Error(`the Auth emulator answered ${JSON.stringify(answer)}`);
  return answer;
}

/** Creates an account as the sign-up form does. */
export async function signUp(email = `${unique('u')}@example.com`): Promise<Account> {
  const { localId = '', idToken = '' } = await identity('signUp', { email, password: 'Tempera-test-1' });
  return { uid: localId, idToken, email };
}

/** Signs in again: the new token carries what has changed in the account. */
export async function signIn(email: string, password = 'Tempera-test-1'): Promise<Account> {
  const { localId = '', idToken = '' } = await identity('signInWithPassword', { email, password });
  return { uid: localId, idToken, email };
}

export async function signInAsGuest(): Promise<Account> {
  const { localId = '', idToken = '' } = await identity('signUp', {});
  return { uid: localId, idToken, email: '' };
}

/** Links a provider to an account, which keeps its address, and signs in by it. `email` is the provider's own. */
export async function signInLinked(providerId: string, email: string, to: Account): Promise<Account> {
  const claims = JSON.stringify({ sub: unique('p'), email, email_verified: true });
  const postBody = new URLSearchParams({ id_token: claims, providerId }).toString();
  const body = { postBody, requestUri: 'http://localhost', returnIdpCredential: true };
  await identity('signInWithIdp', { ...body, idToken: to.idToken });
  const { localId = '', idToken = '' } = await identity('signInWithIdp', body);
  const said = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  return { uid: localId, idToken, email: String(JSON.parse(said).email) };
}

/** Deletes an account past the store, as whoever holds its token may. */
export const leave = ({ idToken }: Account) => identity('delete', { idToken });

export interface HttpAnswer {
  status: number;
  result?: Record<string, unknown>;
  error?: { status: string; message: string; details?: Refusal };
}

/** Posts a body to a callable as it is. */
export async function post(
  name: string,
  body: string,
  account: Account | null = null,
  headers: Record<string, string> = {},
): Promise<HttpAnswer> {
  const response = await fetch(functionUrl(name), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(account ? { authorization: `Bearer ${account.idToken}` } : {}),
    },
    body,
  });
  return { status: response.status, ...((await response.json()) as object) };
}

/** Calls a callable as the SDK does. */
export const invoke = (name: string, data: unknown, account: Account | null = null) =>
  post(name, JSON.stringify({ data }), account);
