import { type Notification, wants } from '@tempera/domain/conversations/notification';
import { may } from '@tempera/domain/people/roles';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { durations } from '@tempera/domain/site/durations';
import { paths } from '@tempera/domain/site/paths';
import { linkTo, type QueuedMail, queuedMail } from '../mail/queued-mail.ts';
import type { Mailing, Recipient } from './notifications.store.ts';

/** All mails about a person's notifications begin so. */
export const reminderPrefix = (uid: string) => `notice-${uid}-`;

/** The same state of the same notification always has the same id, so that its mail is queued once. */
const reminderId = (uid: string, key: string, at: number) => `${reminderPrefix(uid)}${key}-${at}`;

const preferencesPath = `${paths.profile}#notifications`;

/** How many of the sales that somebody has not seen were in no mail yet. */
const unmailedSales = ({ count, told, mailedTold }: Notification): number =>
  mailedTold === undefined ? count : Math.min(count, told - mailedTold);

/** What somebody who is away has not read. @param name what the person is called */
function reminderMail(notification: Notification, name: string, settings: SiteSettings): QueuedMail {
  const { kind, title, text: message, link, count } = notification;
  const values = {
    name,
    store: settings.siteName,
    title,
    message,
    link: linkTo(link, settings),
    preferencesLink: linkTo(preferencesPath, settings),
  };
  if (kind === 'moderation') return queuedMail('moderation', values);
  if (kind === 'payment') return queuedMail('paymentAlert', values);
  if (kind === 'security') return queuedMail('securityAlert', values);
  if (kind === 'sale') {
    const fresh = unmailedSales(notification);
    const orders = fresh > 1 ? `You have ${fresh} new orders.` : 'You have a new order.';
    return queuedMail('sale', { ...values, title: fresh > 1 ? title : 'New order', orders });
  }
  const more = count > 1 ? `You have ${count} unread messages.` : '';
  return queuedMail('reply', { ...values, more });
}

/** What is the store's: told to those who manage it, as long as they do, whether they are there or away. */
const isStores = ({ kind }: Pick<Notification, 'kind'>): boolean =>
  kind === 'sale' || kind === 'payment' || kind === 'security';

/** Whether a person wants this by mail. */
function wantsMail(notification: Notification, { preferences, role }: Recipient): boolean {
  if (!wants(preferences, notification.kind)) return false;
  if (notification.kind === 'security') return may(role, 'manageStore');
  return isStores(notification) ? preferences.salesEmail && may(role, 'manageStore') : preferences.email;
}

const none: Mailing = { fields: { mailDue: null }, mail: null };

/**
 * What becomes of a notification whose mail is due: a person who was there lately is given ten minutes from then, except
 * for what is the store's; one who has read it, or wants no mail, gets none.
 * @param recipient null for who is no member any more
 * @returns null when another sweep has settled it
 */
export function decideMailing(
  stored: Notification,
  recipient: Recipient | null,
  { uid, key, now, settings }: { uid: string; key: string; now: number; settings: SiteSettings },
): Mailing | null {
  const { mailDue, read, at } = stored;
  if (mailDue === null || mailDue > now) return null;
  if (read || !recipient?.email) return none;
  // Admins may turn notices off for everybody; whoever found the session of one must not silence the alerts with them.
  if (!settings.emailNotifications && stored.kind !== 'security') return none;
  if (!wantsMail(stored, recipient)) return none;
  const { lastSeen, email: to, name } = recipient;
  const awayFrom = isStores(stored) ? 0 : (lastSeen ?? 0) + durations.mailAfter;
  if (awayFrom > now) return { fields: { mailDue: awayFrom }, mail: null };
  return {
    fields: { mailDue: null, mailed: true, ...(stored.kind === 'sale' && { mailedTold: stored.told }) },
    mail: { id: reminderId(uid, key, at), to, ...reminderMail(stored, name, settings) },
  };
}
