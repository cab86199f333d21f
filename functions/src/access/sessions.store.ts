import type { Access } from '@tempera/domain/people/access';
import { ownAvatar } from '@tempera/domain/people/avatar';
import type { Role } from '@tempera/domain/people/roles';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { FirstLetter } from '../account/send-account-mail.ts';
import { db } from '../platform/admin.ts';
import { type Identity, isGuest, newAccess, toAccess } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { isClash } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, serverTime, toMillis } from '../platform/timestamps.ts';
import { endedIn } from './ended-sessions.store.ts';
import { handleOf } from './handle.ts';
import { changedUser, confirmation, newUser } from './session-records.ts';
import { type Arrival, writeArrival } from './sign-ins.store.ts';

export interface SessionRecords {
  user: DocumentSnapshot;
  profile: DocumentSnapshot;
  access: DocumentSnapshot;
  /** The sign-in that a token stands for; null of a guest, and where the token says nothing of it. */
  signIn: DocumentSnapshot | null;
}

export async function readRecords(identity: Identity): Promise<SessionRecords> {
  const { uid, authTime } = identity;
  const known = authTime === null || isGuest(identity) ? [] : [refs.signIn(uid, authTime)];
  const all = [refs.user(uid), refs.profile(uid), refs.access(uid), ...known];
  const [user, profile, access, signIn = null] = await db().getAll(...all);
  if (!user || !profile || !access) throw new Error('the database returned fewer documents than asked for');
  return { user, profile, access, signIn };
}

/** How a session begins: what a new person is called, and whether a new page only goes on with it. */
interface Beginning {
  name: string;
  goesOn: boolean;
  /** The mail of a new account. */
  letter: FirstLetter | null;
  arrival: Arrival | null;
  /** Before when all sessions of a new owner have ended, in milliseconds; null of everybody else. */
  endsBefore: number | null;
}

/** A person who opens page after page is noted once in this while: each note is read again by the pages that follow them. */
const notedForMs = 600_000;

const isNoted = (lastActive: unknown) => clock.now() - (toMillis(lastActive) ?? 0) < notedForMs;

function writeUser(
  batch: WriteBatch,
  { user, access }: SessionRecords,
  identity: Identity,
  role: Role,
  { name, goesOn }: Beginning,
): string {
  const now = { lastLogin: serverTime(), lastActive: serverTime() };
  if (!user.exists) {
    batch.create(user.ref, {
      ...newUser(identity, name, { ...toAccess(access.data()), role }),
      ...confirmation(identity, identity),
      joinDate: serverTime(),
      ...now,
    });
    return name;
  }
  const stored = user.data() ?? {};
  const changes = changedUser(identity, stored, name);
  const times = goesOn && isNoted(stored.lastActive) ? {} : now;
  if (Object.keys({ ...changes, ...times }).length > 0) batch.update(user.ref, { ...changes, ...times });
  return changes.name ?? String(stored.name ?? '');
}

/** A role that the session does not change is left to whoever is changing it at this moment. */
function writeProfile(
  batch: WriteBatch,
  { user, profile }: SessionRecords,
  identity: Identity,
  name: string,
  role: Role,
): void {
  const { avatar, bio = '' } = user.data() ?? {};
  const handle = isGuest(identity) ? '' : handleOf(identity.uid);
  const shown = { name, avatar: ownAvatar(avatar), bio, handle, lastSeen: serverTime() };
  if (handle !== '' && profile.data()?.handle !== handle)
    batch.set(refs.handle(handle), { uid: identity.uid });
  if (!profile.exists) batch.create(profile.ref, { ...shown, role });
  else batch.update(profile.ref, role === 'owner' ? { ...shown, role } : shown);
}

const unrestricted = { status: 'active', reason: '', until: null, permanent: false, restrictionId: '' };

/**
 * Creates the record, or makes the owner the owner and ends what restricted them: nobody may act on the owner, so nobody
 * could lift it; and ends the sessions from before. Standing and any other role are left as they are.
 */
function writeAccess(
  batch: WriteBatch,
  { access }: SessionRecords,
  stored: Access,
  role: Role,
  name: string,
  endsBefore: number | null,
): void {
  const isLater = endsBefore !== null && endsBefore > endedIn(access.data());
  const ended = isLater && { sessionsEndedAt: fromMillis(endsBefore) };
  const freed = role === 'owner' && stored.status !== 'active';
  const changed = access.exists && (role !== stored.role || freed);
  if (!access.exists) {
    batch.create(access.ref, { ...newAccess, role, ...ended, updatedAt: serverTime() });
  } else if (changed && access.updateTime) {
    const fields = { role, ...(freed ? unrestricted : {}), ...ended, updatedAt: serverTime() };
    batch.update(access.ref, fields, { lastUpdateTime: access.updateTime });
  }
  if (changed || (!access.exists && role !== 'customer')) {
    const change = { from: stored.role, to: role, why: 'Confirmed the owner’s email address' };
    const at = serverTime();
    batch.create(refs.accessLog(access.id).doc(), { what: 'role', ...change, byId: '', byName: 'Store', at });
    const by = { byId: '', byName: '', byRole: '' };
    const target = { targetId: access.id, targetName: name };
    batch.create(refs.audit().doc(), { action: 'access.role', ...by, ...target, details: change, at });
  }
}

/**
 * Writes all three records in one batch, each `create` or guarded: what is there already is never overwritten.
 * @returns what the store calls the person; null when somebody else wrote in between: read again then
 */
export async function writeSession(
  records: SessionRecords,
  identity: Identity,
  role: Role,
  beginning: Beginning,
): Promise<string | null> {
  const { letter, arrival, endsBefore } = beginning;
  const batch = db().batch();
  const name = writeUser(batch, records, identity, role, beginning);
  writeProfile(batch, records, identity, name, role);
  writeAccess(batch, records, toAccess(records.access.data()), role, name, endsBefore);
  if (arrival) writeArrival(batch, arrival, identity, name);
  if (letter?.by === 'store') batch.create(refs.mail(letter.id), letter.mail);
  try {
    await batch.commit();
    return name;
  } catch (error) {
    if (isClash(error)) return null;
    throw error;
  }
}
