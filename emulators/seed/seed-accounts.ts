import { Timestamp } from 'firebase-admin/firestore';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import type { Store } from './open-store.ts';
import { accessRecord, userRecord } from './person-records.ts';

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
  const batch = store.db.batch();
  batch.set(store.db.doc(`users/${uid}`), userRecord(account, now));
  batch.set(store.db.doc(`profiles/${uid}`), { name, avatar: '', bio: '', role, lastSeen: now });
  batch.set(store.db.doc(`access/${uid}`), accessRecord(role, now));
  await batch.commit();
}

/** One account for each role: its sign-in, claim and the three documents that `startSession` keeps. */
export async function seedAccounts(store: Store): Promise<void> {
  await Promise.all(demoAccounts.map((account) => seedAccount(store, account)));
}
