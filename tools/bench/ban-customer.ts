/** The seeded admin's hand on the seeded customer, over HTTP. */
import { projectId } from '../../emulators/launcher/paths.ts';
import { demoAccount } from '../../emulators/seed/accounts.ts';
import { callFunction, signInByRest } from './call-function.ts';

export const customer = demoAccount('customer');

export interface Moderator {
  /** Bans the customer for an hour. */
  ban: () => Promise<unknown>;
  lift: () => Promise<unknown>;
}

export async function signInModerator(): Promise<Moderator> {
  const { email, password } = demoAccount('admin');
  const idToken = await signInByRest(email, password);
  const { uid } = customer;
  const duration = { days: 0, hours: 1, minutes: 0 };
  const banned = { uid, action: 'ban', reason: 'Measured by the bench', duration };
  return {
    ban: () => callFunction('moderate', banned, idToken),
    lift: () => callFunction('lift', { uid }, idToken),
  };
}

/** Signs the customer in. @returns one write to their profile: whether the rules let it pass */
export async function signInWriter(): Promise<() => Promise<boolean>> {
  const idToken = await signInByRest(customer.email, customer.password);
  const database = `projects/${projectId}/databases/(default)/documents`;
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${database}/users/${customer.uid}?updateMask.fieldPaths=bio`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${idToken}` };
  return async () => {
    const body = JSON.stringify({ fields: { bio: { stringValue: crypto.randomUUID() } } });
    const response = await fetch(url, { method: 'PATCH', headers, body });
    const text = await response.text();
    if (!response.ok && response.status !== 403) throw new Error(`a write ended as ${text}`);
    return response.ok;
  };
}
