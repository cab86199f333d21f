import { toNameKey } from '@tempera/domain/people/profile';
import type { Role } from '@tempera/domain/people/roles';
import { userTerms } from '@tempera/domain/search/document-terms';
import { Timestamp } from 'firebase-admin/firestore';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import type { Store } from './open-store.ts';

/** An active person with an account of their own. */
interface SeededPerson {
  name: string;
  email: string;
  role: Role;
}

/** How long ago the demo accounts joined: before anything else that the seed says of them. */
export const memberForMs = 75 * 86_400_000;

const active = { status: 'active', until: null, permanent: false };

/** `users/{uid}` of somebody who has bought nothing, with the copies of role and standing that lists read. */
export function userRecord(uid: string, { name, email, role }: SeededPerson, at: Timestamp) {
  return {
    name,
    email,
    avatar: '',
    bio: '',
    joinDate: at,
    lastLogin: at,
    lastActive: at,
    totalOrders: 0,
    downloads: 0,
    totalSpentCents: 0,
    plan: 'starter',
    nameKey: toNameKey(name),
    terms: userTerms(uid, { name, email }),
    registered: true,
    role,
    ...active,
  };
}

/** `access/{uid}` of somebody whom no moderator has dealt with. */
export function accessRecord(role: Role, at: Timestamp) {
  return { role, ...active, reason: '', updatedAt: at };
}

async function putSignIn({ auth }: Store, account: DemoAccount): Promise<void> {
  const fields = {
    email: account.email,
    password: account.password,
    displayName: account.name,
    emailVerified: true,
  };
  const known = await auth.getUsers([{ uid: account.uid }]);
  if (known.users.length > 0) await auth.updateUser(account.uid, fields);
  else await auth.createUser({ uid: account.uid, ...fields });
  // A customer has no claim.
  await auth.setCustomUserClaims(account.uid, account.role === 'customer' ? null : { role: account.role });
}

async function seedAccount(store: Store, account: DemoAccount): Promise<void> {
  await putSignIn(store, account);
  const { uid, name, role } = account;
  const now = Timestamp.now();
  const joined = Timestamp.fromMillis(now.toMillis() - memberForMs);
  const batch = store.db.batch();
  batch.set(store.db.doc(`users/${uid}`), {
    ...userRecord(uid, account, joined),
    confirmedEmail: account.email,
    lastLogin: now,
    lastActive: now,
  });
  batch.set(store.db.doc(`profiles/${uid}`), { name, avatar: '', bio: '', role, lastSeen: now });
  batch.set(store.db.doc(`access/${uid}`), accessRecord(role, now));
  await batch.commit();
}

/** One account for each role: its sign-in, claim and the three documents that `startSession` keeps. */
export async function seedAccounts(store: Store): Promise<void> {
  await Promise.all(demoAccounts.map((account) => seedAccount(store, account)));
}
