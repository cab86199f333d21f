import { required } from './environment.ts';

export interface Account {
  name: string;
  email: string;
  password: string;
}

const host = () => `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`;
const project = () => required('GCLOUD_PROJECT');

/** A connection for each request: one kept since the last login may have been closed by the emulator, and then `fetch` fails. */
const json = { 'content-type': 'application/json', connection: 'close' };

/** Asks the Auth emulator as the project's owner would. */
async function ask(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${host()}/${path}`, {
    method,
    headers: { ...json, authorization: 'Bearer owner' },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

async function askAsBrowser(path: 'signUp' | 'signInWithPassword', body: object) {
  const response = await fetch(`${host()}/identitytoolkit.googleapis.com/v1/accounts:${path}?key=demo`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as { localId: string; idToken: string; refreshToken: string };
}

/** Creates an account by the Auth emulator's REST interface. @returns its uid */
export async function createAccount({ name, email, password }: Account): Promise<string> {
  return (await askAsBrowser('signUp', { displayName: name, email, password })).localId;
}

/**
 * Signs in as the login page does, the call of `startSession` included.
 * @returns what Auth's SDK would keep of it in the browser
 */
export async function beginSession({ name, email, password }: Account) {
  const { localId, idToken, refreshToken } = await askAsBrowser('signInWithPassword', { email, password });
  const response = await fetch(
    `${required('FUNCTIONS_EMULATOR_ORIGIN')}/${project()}/us-central1/startSession`,
    {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ data: {} }),
    },
  );
  if (!response.ok) throw new Error(`startSession: ${await response.text()}`);
  const stsTokenManager = {
    refreshToken,
    accessToken: idToken,
    expirationTime: Date.now() + 3_600_000,
  };
  return {
    uid: localId,
    email,
    displayName: name,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager,
    apiKey: 'demo',
    appName: '[DEFAULT]',
  };
}

const update = (change: { localId: string; disableUser?: true; emailVerified?: true }) =>
  ask('POST', `identitytoolkit.googleapis.com/v1/projects/${project()}/accounts:update`, change);

export async function disableAccount(localId: string): Promise<void> {
  await update({ localId, disableUser: true });
}

/** As if the link in the mail had been opened. */
export async function confirmAddress(localId: string): Promise<void> {
  await update({ localId, emailVerified: true });
}

/** Hides or tells whether an address has an account, as new Firebase projects do and old ones don't. */
export async function protectEmails(on: boolean): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v2/projects/${project()}/config?updateMask=emailPrivacyConfig`;
  await ask('PATCH', path, { emailPrivacyConfig: { enableImprovedEmailPrivacy: on } });
}
