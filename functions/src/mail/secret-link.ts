import type { MailValues } from '@tempera/domain/mail/render-mail';
import { linkedOrderPath } from '@tempera/domain/orders/order-paths';
import { authActionPath, readAuthAction } from '@tempera/domain/people/auth-action';
import { notMePath } from '@tempera/domain/people/not-me';
import { paths } from '@tempera/domain/site/paths';
import { signNotMe } from '../account/not-me-link.ts';
import { orderLinkNow } from '../orders/order-mail-link.ts';
import { findByEmail } from '../platform/accounts.ts';
import { auth } from '../platform/admin.ts';
import { downloadSigningKey } from '../platform/params.ts';
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

const alarms: readonly string[] = ['newDevice', 'passwordChanged', 'emailChanged', 'newAdmin'];

/**
 * The link by which the person of an account says that something was not done by them. Who is no member yet has nothing to end.
 */
async function linkOfAlarm(
  { template, account, to }: StoredMail,
  { site }: MailFacts,
): Promise<string | null> {
  if (!template || !alarms.includes(template.name)) return null;
  const email = String(to);
  const uid = account ?? (await findByEmail(email))?.uid;
  if (!uid) return linkTo(paths.login, site);
  const { newEmail, at } = template.data;
  const notMe = { uid, email, newEmail, at: Number(at ?? 0) };
  return linkTo(notMePath(signNotMe(notMe, downloadSigningKey.value())), site);
}

const ofOrders: readonly string[] = [
  'order',
  'confirmOrder',
  'confirmFound',
  'paymentPending',
  'paymentAction',
  'paymentFailed',
  'foundOrder',
  'downloads',
  'gift',
  'refund',
  'refundFailed',
  'dispute',
];

/** The link that opens an order in any browser; what is stored leads to the order's page, which asks who is there. */
async function linkOfOrder({ template, to }: StoredMail, { site }: MailFacts): Promise<string | null> {
  const id = template?.data.order;
  if (!id || !ofOrders.includes(template.name)) return null;
  const link = await orderLinkNow(id, String(to));
  return link && linkTo(linkedOrderPath(link), site);
}

/**
 * What nobody but the recipient may read, made for each attempt and stored nowhere: the link to an order, one that ends an account's sessions, or a link by which Auth knows whose an address
 * is. It dies within the hour or days, and would otherwise be too old by the time of a late attempt. It leads to the page of
 * the store instead of Auth's own.
 */
export async function secretValues(mail: StoredMail, facts: MailFacts): Promise<MailValues> {
  const order = await linkOfOrder(mail, facts);
  if (order !== null) return { link: order };
  const alarm = await linkOfAlarm(mail, facts);
  if (alarm !== null) return { link: alarm };
  const link = await linkOfAuth(mail);
  if (link === null) return {};
  const action = readAuthAction(new URL(link).search);
  return { link: action ? linkTo(authActionPath(action), facts.site) : link };
}
