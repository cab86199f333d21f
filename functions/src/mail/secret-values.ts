import type { MailValues } from '@tempera/domain/mail/render-mail';
import { auth } from '../platform/admin.ts';
import type { StoredMail } from './mail.store.ts';

/** What stands in the stored mail in the place of a link that opens an account. */
export const hiddenLink = '(the link is in the mail alone)';

/**
 * What nobody but the recipient may read, made for each attempt and stored nowhere: the link of an invitation, which dies
 * within the hour and would otherwise be too old by the time of a late one.
 */
export async function secretValues({ template, to }: StoredMail): Promise<MailValues> {
  if (template?.name !== 'invitation') return {};
  return { link: await (await auth()).generatePasswordResetLink(String(to)) };
}
