import type { Role } from '@tempera/domain/people/roles';
import { Timestamp } from 'firebase-admin/firestore';
import { auth, db } from '../../../functions/src/platform/admin.ts';
import { putAccess } from '../../functions/support/callers.ts';
import { type Account, signIn, signInAsGuest, signUp } from '../../functions/support/http.ts';

/** Who attacks. All but the visitor have an account at the Auth emulator and a token of it. */
export const attackers = [
  /** Not signed in. */
  'visitor',
  /** The anonymous account of a checkout. */
  'guest',
  'customer',
  /** A customer who is banned. */
  'restricted',
  /** A customer whose token says that they are the owner. */
  'forged',
  'staff',
  'admin',
] as const;
export type Attacker = (typeof attackers)[number];

/** Everybody there is. The victim is a customer, whose things are attacked; the friend is who they talk to. */
export type Cast = Record<Exclude<Attacker, 'visitor'> | 'victim' | 'friend' | 'owner', Account> & {
  visitor: null;
};

export const nameOf = (uid: string) => `Name of ${uid}`;

/** What a first session leaves of a person. */
async function enter({ uid, email }: Account): Promise<void> {
  const now = Timestamp.now();
  const known = { name: nameOf(uid), avatar: '', bio: '' };
  const dates = { joinDate: now, lastLogin: now, lastActive: now };
  const counts = { totalOrders: 0, downloads: 0, totalSpentCents: 0, plan: 'starter' };
  await db()
    .doc(`users/${uid}`)
    .set({ ...known, email, ...dates, ...counts });
  await db()
    .doc(`profiles/${uid}`)
    .set({ ...known, role: 'customer', lastSeen: now });
}

/** Somebody whose address is confirmed; `claim` is what their token says, `access` what their record does. */
async function member(claim: Role | null, access: Record<string, unknown> = {}): Promise<Account> {
  const account = await signUp();
  const accounts = await auth();
  await accounts.updateUser(account.uid, { emailVerified: true });
  await accounts.setCustomUserClaims(account.uid, claim ? { role: claim } : {});
  await enter(account);
  await putAccess(account.uid, access);
  return signIn(account.email);
}

async function guest(): Promise<Account> {
  const account = await signInAsGuest();
  await enter(account);
  return account;
}

/** Makes everybody; each file has its own. */
export async function openCast(): Promise<Cast> {
  return {
    visitor: null,
    guest: await guest(),
    customer: await member(null),
    restricted: await member(null, { status: 'banned', permanent: true }),
    forged: await member('owner'),
    staff: await member('staff', { role: 'staff' }),
    admin: await member('admin', { role: 'admin' }),
    owner: await member('owner', { role: 'owner' }),
    victim: await member(null),
    friend: await member(null),
  };
}
