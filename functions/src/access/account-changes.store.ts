import { durations } from '@tempera/domain/site/durations';
import type { UserRecord } from 'firebase-admin/auth';
import { emailChangedMail, passwordChangedMail } from '../account/alarms.ts';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { mayWriteTo } from '../mail/may-write-to.ts';
import { addressOf, findByEmail } from '../platform/accounts.ts';
import { db } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, type Timestamp, toMillis } from '../platform/timestamps.ts';
import { endedIn } from './ended-sessions.store.ts';

type Account = Pick<UserRecord, 'tokensValidAfterTime' | 'metadata'>;

/** A sign-in that makes a change itself may have its time from a moment before. */
const slack = 2_000;

/**
 * Before when sessions are over by what Auth says, in milliseconds: it ends what they are renewed with at each change of the password or the address,
 * wherever that was made. 0 for an account that is as it was made, whose sessions are good from its first second on.
 */
export function changedAt({ tokensValidAfterTime, metadata }: Account): number {
  const at = Date.parse(tokensValidAfterTime ?? '');
  return at > Date.parse(metadata.creationTime) + 1_000 ? at - slack : 0;
}

/** Whether an account has another address than its records; one that never had any has only got its first. */
export const hasMoved = (account: Pick<UserRecord, 'email'>, recorded: unknown): boolean =>
  typeof recorded === 'string' &&
  recorded !== '' &&
  addressOf(account) !== '' &&
  recorded !== addressOf(account);

interface Seen {
  sessionsEndedAt?: unknown;
  changeSeen?: unknown;
}

/** The last change that the record knows of, or a later end of all sessions, in milliseconds. */
export const seenIn = (access: Seen = {}): number =>
  Math.max(endedIn(access), toMillis(access.changeSeen) ?? 0);

/** A guest who signs up gets a password: to Auth that is a change, and ends nothing. @returns whether that was new */
export async function noteSignUp(
  { uid }: UserRecord,
  changed: number,
  access: Seen | undefined,
): Promise<boolean> {
  if (changed <= seenIn(access)) return false;
  await refs.access(uid).update({ changeSeen: fromMillis(changed) });
  return true;
}

interface Moments {
  /** Before when sessions end if the address was changed: Auth says nothing of when that was. */
  moved: number;
  /** Before when they end in any case. */
  least?: number;
}

/** An address that was the account's, and confirmed, when it was moved; where it went itself is the next of these, or the address of now. */
interface Former {
  email: string;
  at: Timestamp;
}

/** The first of these is what the person had. */
const mostFormer = 20;

/** Those that may still be asked back, with one more. */
function withFormer(stored: unknown, email: string, now: number): Former[] {
  const former = (stored ?? []) as Former[];
  const kept = former.filter(({ at }) => (toMillis(at) ?? 0) > now - durations.notMeLink);
  return [...kept, { email, at: fromMillis(now) }].slice(0, mostFormer);
}

/**
 * Gives an account an address back in the records, however often it was moved on since, unless somebody else has it by now. Auth follows, not the other way around:
 * in between, an address that came back would look like one more move, with a mail about it to whoever took it.
 * @param account as the records have it (`followChange`)
 * @returns false for what was not this account's in the last days, or was never confirmed
 */
export async function restoreAddress(account: UserRecord, email: string): Promise<boolean> {
  if (await findByEmail(email)) return false;
  return db().runTransaction(async (transaction) => {
    const user = await transaction.get(refs.user(account.uid));
    const former = (user.data()?.formerEmails ?? []) as Former[];
    const at = former.findIndex((one) => one.email === email);
    if (at < 0 || user.data()?.email !== addressOf(account)) return false;
    transaction.update(user.ref, { email, confirmedEmail: email, formerEmails: former.slice(0, at) });
    return true;
  });
}

/**
 * Brings the records in line with an account whose password or address was changed, wherever that was: who was signed in before is so no more, and its person is told
 * by mail, of an address at the former one, where that was confirmed: a stranger's hears of nothing. Repeating it changes nothing.
 * @returns whether sessions have ended that had not before; null for somebody without a record
 */
export async function followChange(
  account: UserRecord,
  { moved, least = 0 }: Moments,
): Promise<boolean | null> {
  const { uid } = account;
  const { siteName: store } = await loadSettings();
  const changes = changedAt(account);
  return db().runTransaction(async (transaction) => {
    const [user, access] = await transaction.getAll(refs.user(uid), refs.access(uid));
    if (!user || !access?.exists) return null;
    const ended = endedIn(access.data());
    const changed = changes > seenIn(access.data()) ? changes : 0;
    const { email, name, lastLogin, formerEmails } = user.data() ?? {};
    const told = { uid, email: String(email ?? ''), name: String(name ?? ''), store };
    const isMoved = hasMoved(account, email);
    const at = Math.max(changed, isMoved ? moved : 0, least);
    if (at > ended) transaction.update(access.ref, { sessionsEndedAt: fromMillis(at) });
    const isTold = mayWriteTo(user.data());
    if (isMoved) {
      const newEmail = addressOf(account);
      const former = isTold && { formerEmails: withFormer(formerEmails, told.email, clock.now()) };
      transaction.update(user.ref, { email: newEmail, ...former });
      if (!isTold) return at > ended;
      const { id, mail } = emailChangedMail(told, newEmail);
      transaction.create(refs.mail(id), mail);
    } else if (changed > clock.now() - durations.changeIsNews && lastLogin && isTold) {
      const { id, mail } = passwordChangedMail(told, changed);
      transaction.create(refs.mail(id), mail);
    }
    return at > ended;
  });
}
