import type { MailMessage } from '@tempera/domain/mail/mail';
import { type MailKindId, mailKinds } from '@tempera/domain/mail/mail-template';
import { type MailValues, renderMail } from '@tempera/domain/mail/render-mail';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { storeOriginOf } from '@tempera/domain/site/store-origin';
import { fallbackOrigin } from '../platform/origin.ts';
import { storeOrigin } from '../platform/params.ts';

/**
 * What a producer queues in `mail/{id}` besides the address: the mail in the store's own words, and what it is made of, so
 * that the sender can put it in the admins' words.
 */
export interface QueuedMail {
  message: Required<MailMessage>;
  template: { name: MailKindId; data: MailValues };
}

/** A mail of one of the kinds that admins may reword. */
export const queuedMail = (name: MailKindId, data: MailValues): QueuedMail => ({
  message: renderMail(mailKinds[name], data),
  template: { name, data },
});

/** An address of the store as a mail needs it: always with an origin, the parameter's before the one of the settings. */
export function linkTo(path: string, settings: Pick<SiteSettings, 'siteUrl'>): string {
  const origin = storeOrigin.value() ? fallbackOrigin() : storeOriginOf(settings.siteUrl, fallbackOrigin());
  return `${origin}${path}`;
}
