import { type Notification, topicOf } from '@tempera/domain/conversations/notification';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { timings } from '@tempera/domain/site/timings';
import type { Mailing, Recipient } from './notifications.store.ts';
import { reminderId, reminderMail } from './reminder-mail.ts';

const none: Mailing = { fields: { mailDue: null }, mail: null };

/**
 * What becomes of a notification whose mail is due: a person who was there lately is given ten minutes from then; one who
 * has read it, or wants no mail, gets none.
 * @param recipient null for who is no member any more
 * @returns null when another sweep has settled it
 */
export function decideMailing(
  stored: Notification,
  recipient: Recipient | null,
  { uid, key, now, settings }: { uid: string; key: string; now: number; settings: SiteSettings },
): Mailing | null {
  const { mailDue, read, at, kind } = stored;
  if (mailDue === null || mailDue > now) return null;
  if (read || !recipient?.email || !settings.emailNotifications) return none;
  const { preferences, lastSeen, email: to, name } = recipient;
  if (!preferences.email || !preferences[topicOf(kind)]) return none;
  const awayFrom = (lastSeen ?? 0) + timings.mailAfter;
  if (awayFrom > now) return { fields: { mailDue: awayFrom }, mail: null };
  return {
    fields: { mailDue: null, mailed: true },
    mail: { id: reminderId(uid, key, at), to, ...reminderMail(stored, name, settings) },
  };
}
