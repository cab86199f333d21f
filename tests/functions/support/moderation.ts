import { appealId } from '@tempera/domain/people/appeal';
import type { Role } from '@tempera/domain/people/roles';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../../functions/src/platform/admin.ts';
import { putAccess } from './callers.ts';
import { unique } from './store.ts';

/** Somebody known to the store, without a sign-in of their own. */
export async function known(fields: Record<string, unknown> = {}): Promise<string> {
  const uid = unique('t');
  await putAccess(uid, fields);
  return uid;
}

type Length = { days?: number; hours?: number; minutes?: number };

const length = (given: Length) => ({ days: 0, hours: 0, minutes: 0, ...given });

export const suspension = (uid: string, given: Length) => ({
  uid,
  action: 'suspend',
  reason: 'Spam in reviews',
  duration: length(given),
});
export const ban = (uid: string, given: Length) => ({ ...suspension(uid, given), action: 'ban' });
export const permanentBan = (uid: string) => ({
  uid,
  action: 'ban',
  reason: 'Fraud',
  isPermanent: true,
});

/** An appeal of this person against the restriction of that id. */
export async function putAppeal(uid: string, restrictionId: string): Promise<{ id: string }> {
  const id = appealId(uid, restrictionId);
  const text = 'It was not me.';
  const appeal = { uid, name: 'Ada Example', restrictionId, text, at: Timestamp.now(), status: 'open' };
  await db().doc(`appeals/${id}`).set(appeal);
  await db().doc(`access/${uid}`).update({ restrictionId });
  return { id };
}

const hour = 3_600_000;

/** How a record can stand, by what the tests call it. */
export const standings = {
  active: {},
  suspended: { status: 'suspended', until: Timestamp.fromMillis(Date.now() + hour) },
  banned: { status: 'banned', permanent: true },
  // Restricts nobody, like one that has ended, and the store's own sweep leaves it alone while the tests look at it.
  endless: { status: 'suspended', until: null },
} as const satisfies Record<string, object>;
export type StandingName = keyof typeof standings;

export const accessAs = (role: Role, standing: StandingName) => ({ role, ...standings[standing] });

/** The newest entries of a person's log first. */
export async function logOf(uid: string) {
  const log = await db().collection(`access/${uid}/log`).orderBy('at', 'desc').get();
  return log.docs.map((entry) => entry.data());
}

export async function auditOf(uid: string) {
  const entries = await db().collection('audit').where('targetId', '==', uid).get();
  return entries.docs.map((entry) => entry.data());
}
