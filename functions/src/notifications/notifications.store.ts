import {
  mergePreferences,
  type Notification,
  type NotificationPreferences,
} from '@tempera/domain/conversations/notification';
import type { Role } from '@tempera/domain/people/roles';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { mayWriteTo } from '../mail/may-write-to.ts';
import type { QueuedMail } from '../mail/queued-mail.ts';
import { type DocumentData, type DocumentReference, type DocumentSnapshot, db } from '../platform/admin.ts';
import { toAccess } from '../platform/caller.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';

/** A person as notifications need them; times in milliseconds. */
export interface Recipient {
  name: string;
  /** Confirmed; '' where there is none: what others write goes to no other. */
  email: string;
  /** When they were last there; null when that is not known. */
  lastSeen: number | null;
  preferences: NotificationPreferences;
  /** The copy of their role that lists go by. */
  role: Role;
}

export function toNotification(data: DocumentData | undefined): Notification | null {
  if (!data) return null;
  return { ...(data as Notification), at: toMillis(data.at) ?? 0, mailDue: toMillis(data.mailDue) };
}

/** @returns null for who is no member: nobody, a guest, or whose account is being deleted, so that nothing of theirs comes back */
function toRecipient(
  user: DocumentSnapshot,
  deletion: DocumentSnapshot,
  profile: DocumentSnapshot,
  preferences: DocumentSnapshot,
): Recipient | null {
  const stored = user.data() ?? {};
  if (deletion.exists || stored.registered !== true) return null;
  return {
    name: String(stored.name ?? ''),
    email: mayWriteTo(stored) ? String(stored.email) : '',
    lastSeen: toMillis(profile.data()?.lastSeen),
    preferences: mergePreferences(preferences.data()),
    role: toAccess(stored).role,
  };
}

/** The person, and other documents with them, as one transaction sees them. */
async function readWith(transaction: Transaction, uid: string, others: readonly DocumentReference[]) {
  const [user, deletion, profile, preferences, ...rest] = await transaction.getAll(
    refs.user(uid),
    refs.deletion(uid),
    refs.profile(uid),
    refs.notificationPreferences(uid),
    ...others,
  );
  if (!user || !deletion || !profile || !preferences)
    throw new Error('the database returned fewer documents than asked for');
  return { recipient: toRecipient(user, deletion, profile, preferences), rest };
}

export const toStored = ({ at, mailDue, ...rest }: Notification) => ({
  ...rest,
  at: fromMillis(at),
  mailDue: mailDue === null ? null : fromMillis(mailDue),
});

/**
 * Changes one notification of a person by what `decide` makes of it; null leaves it. All that it looks at is read in the
 * transaction that writes.
 * @param source a document that the decision hangs on too
 */
export async function changeNotification(
  uid: string,
  key: string,
  decide: (
    stored: Notification | null,
    recipient: Recipient,
    source: DocumentSnapshot | undefined,
  ) => Notification | null,
  source?: DocumentReference,
): Promise<void> {
  const document = refs.notification(uid, key);
  await db().runTransaction(async (transaction) => {
    const { recipient, rest } = await readWith(transaction, uid, [document, ...(source ? [source] : [])]);
    if (!recipient) return;
    const [stored, found] = rest;
    const next = decide(toNotification(stored?.data()), recipient, found);
    if (next) transaction.set(document, toStored(next));
  });
}

/** What happens to a notification whose mail is due: the fields that change, and the mail, if one goes out. */
export interface Mailing {
  fields: Partial<Pick<Notification, 'mailDue' | 'mailed' | 'mailedTold'>>;
  mail: ({ id: string; to: string } & QueuedMail) | null;
}

/** Settles one notification whose mail is due, together with its mail. @returns whether a mail goes out */
export async function settleMail(
  document: DocumentReference,
  decide: (stored: Notification, recipient: Recipient | null) => Mailing | null,
): Promise<boolean> {
  const uid = document.parent.parent?.id ?? '';
  return db().runTransaction(async (transaction) => {
    const { recipient, rest } = await readWith(transaction, uid, [document]);
    const stored = toNotification(rest[0]?.data());
    const mailing = stored && decide(stored, recipient);
    if (!mailing) return false;
    const { mailDue, ...others } = mailing.fields;
    transaction.update(document, { ...others, mailDue: mailDue ? fromMillis(mailDue) : null });
    if (mailing.mail) {
      const { id, ...mail } = mailing.mail;
      transaction.create(refs.mail(id), mail);
    }
    return mailing.mail !== null;
  });
}

/** The notifications whose mail is due, oldest first. @param limit how many at most */
export async function dueNotifications(now: number, limit: number): Promise<QueryDocumentSnapshot[]> {
  const due = refs.notifications().where('mailDue', '<=', fromMillis(now)).orderBy('mailDue').limit(limit);
  return (await due.get()).docs;
}

/** Whose ticket it is, null for one that is gone, and the access records of these people in their order. */
export async function loadNamed(ticketId: string, uids: readonly string[]) {
  const [ticket, ...found] = await db().getAll(refs.ticket(ticketId), ...uids.map((uid) => refs.access(uid)));
  const customer = ticket?.data()?.userId;
  return {
    customerUid: typeof customer === 'string' ? customer : null,
    records: found.map((record) => record.data()),
  };
}
