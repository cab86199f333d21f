import {
  mergePreferences,
  type Notification,
  type NotificationPreferences,
} from '@tempera/domain/conversations/notification';
import type { QueuedMail } from '../mail/queued-mail.ts';
import { toNotification, toStored } from '../notifications/notifications.store.ts';
import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';

/** An owner as they stand when they are told. */
export interface ToldOwner {
  name: string;
  preferences: NotificationPreferences;
  /** What their bell has under this key; null where it has nothing. */
  stored: Notification | null;
  /** Whether the mail is there already. */
  mailed: boolean;
}

/** What owners are told of one thing. */
export interface Words {
  /** Of the notification, the same for each of them. */
  key: string;
  mailIdOf: (uid: string) => string;
  /** What goes into the bell, and by mail; null for what does not. */
  tell: (owner: ToldOwner) => { notice: Notification | null; mail: QueuedMail | null };
}

/** The documents that one person takes, in the order of {@link tellTogether}. */
const readsOf = (uid: string, { key, mailIdOf }: Words) => [
  refs.user(uid),
  refs.deletion(uid),
  refs.notificationPreferences(uid),
  refs.notification(uid, key),
  refs.mail(mailIdOf(uid)),
];

/**
 * Tells these people in one commit, by what is read in it, so that what comes again tells nobody anew. Guests, and those whose account
 * is being deleted, are passed over.
 */
export async function tellTogether(uids: readonly string[], words: Words): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const wanted = uids.map((uid) => readsOf(uid, words));
    const read = await transaction.getAll(...wanted.flat());
    for (const refsOfOne of wanted) {
      const [user, deletion, preferences, stored, mail] = read.splice(0, refsOfOne.length);
      const { registered, email, name } = user?.data() ?? {};
      if (registered !== true || deletion?.exists || !stored || !mail) continue;
      const told = words.tell({
        name: String(name ?? ''),
        preferences: mergePreferences(preferences?.data()),
        stored: toNotification(stored.data()),
        mailed: mail.exists,
      });
      if (told.notice) transaction.set(stored.ref, toStored(told.notice));
      if (told.mail && typeof email === 'string' && email !== '')
        transaction.create(mail.ref, { to: email, ...told.mail });
    }
  });
}
