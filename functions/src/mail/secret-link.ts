import type { MailValues } from '@tempera/domain/mail/render-mail';
import { authActionPath, readAuthAction } from '@tempera/domain/people/auth-action';
import { auth } from '../platform/admin.ts';
import type { MailFacts, StoredMail } from './mail.store.ts';
import { linkTo } from './queued-mail.ts';

/** What stands in the stored mail in the place of a link that opens an account. */
export const hiddenLink = '(the link is in the mail alone)';

/** The link of Auth that a mail is about, or null when it has none. @throws Error when Auth has no such account any more */
async function linkOfAuth({ template, account, to }: StoredMail): Promise<string | null> {
  const email = String(to);
  const accounts = await auth();
  switch (template?.name) {
    case 'invitation':
    case 'resetPassword':
      return accounts.generatePasswordResetLink(email);
    case 'confirmEmail':
      return accounts.generateEmailVerificationLink(email);
    case 'changeEmail': {
      const { email: present = '' } = await accounts.getUser(account ?? '');
      return accounts.generateVerifyAndChangeEmailLink(present, email);
    }
    default:
      return null;
  }
}

/**
 * What nobody but the recipient may read, made for each attempt and stored nowhere: a link by which Auth knows whose an address
 * is. It dies within the hour or days, and would otherwise be too old by the time of a late attempt. It leads to the page of
 * the store instead of Auth's own.
 */
export async function secretValues(mail: StoredMail, { site }: MailFacts): Promise<MailValues> {
  const link = await linkOfAuth(mail);
  if (link === null) return {};
  const action = readAuthAction(new URL(link).search);
  return { link: action ? linkTo(authActionPath(action), site) : link };
}
