import type { Notification } from '@tempera/domain/conversations/notification';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { paths } from '@tempera/domain/site/paths';
import { linkTo } from '../mail/mail-link.ts';
import { type QueuedMail, queuedMail } from '../mail/queued-mail.ts';

/** All mails about a person's notifications begin so. */
export const reminderPrefix = (uid: string) => `notice-${uid}-`;

/** The same state of the same notification always has the same id, so that its mail is queued once. */
export const reminderId = (uid: string, key: string, at: number) => `${reminderPrefix(uid)}${key}-${at}`;

const preferencesPath = `${paths.profile}#notifications`;

/** What somebody who is away has not read. @param name what the person is called */
export function reminderMail(notification: Notification, name: string, settings: SiteSettings): QueuedMail {
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
  const more = count > 1 ? `There are ${count} messages that you have not read.` : '';
  return queuedMail('reply', { ...values, more });
}
