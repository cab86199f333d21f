import type { Role } from '@tempera/domain/people/roles';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../../functions/src/platform/admin.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { unique } from './store.ts';

/** The `auth` of a callable's request, as the functions runtime makes it from a verified token. */
export interface TestAuth {
  uid: string;
  token: Record<string, unknown>;
  rawToken: string;
}

/** A signed-in customer with a verified address and no documents yet. */
export function customer(fields: Record<string, unknown> = {}, uid = unique('u')): TestAuth {
  const token = {
    uid,
    email: `${uid}@example.com`,
    email_verified: true,
    name: 'Ada Example',
    firebase: { sign_in_provider: 'password' },
    ...fields,
  };
  return { uid, token, rawToken: '' };
}

export const guest = () =>
  customer({
    email: undefined,
    email_verified: undefined,
    name: undefined,
    firebase: { sign_in_provider: 'anonymous' },
  });

/** Somebody who has signed in just now, by the store's clock, and whose claim and record agree on a role. */
export async function withRole(role: Role, uid?: string): Promise<TestAuth> {
  const person = customer({ role }, uid);
  Object.defineProperty(person.token, 'auth_time', {
    enumerable: true,
    get: () => Math.floor(clock.now() / 1_000),
  });
  await putAccess(person.uid, { role });
  return person;
}

export async function putAccess(uid: string, fields: Record<string, unknown>): Promise<void> {
  await db()
    .doc(`access/${uid}`)
    .set({
      role: 'customer',
      status: 'active',
      reason: '',
      until: null,
      permanent: false,
      updatedAt: Timestamp.now(),
      ...fields,
    });
}
