import { layoutMail, type MailBrand } from '@tempera/domain/mail/layout-mail';
import { isMailAddress, type MailMessage, oneLine } from '@tempera/domain/mail/mail';
import type { PrivateSettings } from '@tempera/domain/settings/private-settings';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Letter } from './smtp.ts';

interface Mail {
  to: string;
  replyTo: unknown;
  message: MailMessage;
  messageId: string;
}

/**
 * The mail as it goes over the line. Addresses are given as such, so that nothing in them is read as a second one, and
 * headers stay on one line whatever a customer is called.
 */
export async function toLetter(
  mail: Mail,
  { emailFrom, emailName }: PrivateSettings,
  brand: MailBrand,
): Promise<Letter> {
  const { to, replyTo, message, messageId } = mail;
  const composed = new MailComposer({
    from: { name: oneLine(emailName.trim() || brand.name), address: emailFrom },
    to: { name: '', address: to },
    ...(isMailAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
    subject: oneLine(message.subject),
    text: message.text,
    html: layoutMail(message, brand),
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { from: emailFrom, to, raw: await composed.compile().build() };
}
