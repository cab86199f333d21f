import type { MailBrand } from '@tempera/domain/mail/layout-mail';
import {
  isMailAddress,
  type MailDelivery,
  type MailState,
  oneLine,
  retryAfter,
} from '@tempera/domain/mail/mail';
import { type MailValues, renderMail } from '@tempera/domain/mail/render-mail';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { claimMail, firstDelivery, giveUpUnsure, turnOf } from './claim-mail.ts';
import {
  endDelivery,
  loadMailFacts,
  type MailFacts,
  readMail,
  type StoredMail,
  writeDelivery,
} from './mail.store.ts';
import { messageIdOf } from './message-id.ts';
import { linkTo } from './queued-mail.ts';
import { secretValues } from './secret-link.ts';
import type { SmtpError } from './smtp.ts';

/** The refusal holds for this mail at any time: an address that is not there, a message that is not wanted. */
const isFinal = ({ responseCode = 0, command = '' }: SmtpError) =>
  responseCode >= 500 && /^(RCPT TO|DATA|MAIL FROM)$/.test(command);

const done = { leaseExpireTime: null, nextAt: null };

const succeeded = (
  delivery: MailDelivery<number>,
  info: { messageId: string; response: string },
  now: number,
): MailDelivery<number> => ({ ...delivery, ...done, state: 'SUCCESS', endTime: now, error: null, info });

/** A mail that no attempt can change: it has no address that could be written to. */
const failed = (delivery: MailDelivery<number>, error: string, now: number): MailDelivery<number> => ({
  ...delivery,
  ...done,
  state: 'ERROR',
  endTime: now,
  error,
});

/**
 * What becomes of a mail whose attempt failed. While the server has none of it, or has refused it, it is tried again
 * later; once it has been handed over and no answer came, it may have been sent and is not (decision 27).
 */
function afterFailure(
  delivery: MailDelivery<number>,
  cause: SmtpError,
  handedOver: boolean,
  now: number,
): MailDelivery<number> {
  const error = oneLine(cause.message).slice(0, 500).toWellFormed();
  if (handedOver && cause.responseCode === undefined) {
    return { ...delivery, ...done, state: 'UNSURE', handedOver, endTime: now, error };
  }
  const wait = isFinal(cause) ? null : retryAfter(delivery.attempts);
  if (wait === null) return failed(delivery, error, now);
  return { ...delivery, state: 'RETRY', leaseExpireTime: null, nextAt: now + wait, handedOver: false, error };
}

const toMessage = ({ message, template }: StoredMail, { templates }: MailFacts, values: MailValues = {}) =>
  template ? renderMail(templates[template.name], { ...template.data, ...values }) : message;

const brandOf = (site: SiteSettings): MailBrand => ({
  name: site.siteName,
  url: linkTo('', site),
  supportEmail: site.supportEmail,
  logo: site.logo,
  accent: site.accent,
});

/** Somebody else has the mail by now: whoever notices stops before the server has any of it. */
const overtaken = () => new Error('another process has taken this mail');

/** One attempt at a claimed mail. @returns how the mail stands afterwards */
async function attempt(
  mail: StoredMail & { delivery: MailDelivery<number> },
  facts: MailFacts,
  password: string,
): Promise<MailDelivery<number>> {
  const { delivery } = mail;
  const { server } = facts;
  const messageId = messageIdOf(mail.id, delivery.resends, server.emailFrom);
  let handedOver = false;
  const handOver = async () => {
    if (!(await writeDelivery(mail, { ...delivery, handedOver: true }))) throw overtaken();
    handedOver = true;
  };
  try {
    if (server.smtpHost === '') throw new Error('No mail server is set.');
    // Loaded here, so that no other function carries nodemailer through its cold start.
    const [{ sendBySmtp }, { toLetter }] = await Promise.all([import('./smtp.ts'), import('./to-letter.ts')]);
    const message = toMessage(mail, facts, await secretValues(mail, facts));
    const letter = await toLetter(
      { ...mail, message, to: String(mail.to), messageId },
      server,
      brandOf(facts.site),
    );
    const response = await sendBySmtp(letter, server, password, handOver);
    return succeeded({ ...delivery, handedOver }, { messageId, response }, clock.now());
  } catch (cause) {
    return afterFailure(delivery, cause as SmtpError, handedOver, clock.now());
  }
}

/**
 * Sends one mail if it is its turn. Safe to run any number of times and at once: one process claims the mail, and what may
 * have reached the mail server is never sent a second time by itself (decision 27).
 * @param known what was read a moment ago by whoever sends many
 * @returns the mail's state when this run has changed it
 */
export async function deliverMail(
  id: string,
  password: string,
  known?: MailFacts,
): Promise<MailState | null> {
  const mail = await readMail(id);
  const now = clock.now();
  const turn = mail && turnOf(mail.delivery, now);
  if (!mail || !turn) return null;
  const before = mail.delivery ?? firstDelivery(now);
  if (turn === 'unsure') return (await giveUpUnsure(mail, before, now)) && 'UNSURE';
  if (!isMailAddress(mail.to)) {
    return (await writeDelivery(mail, failed(before, 'This is not an email address.', now))) && 'ERROR';
  }
  const facts = known ?? (await loadMailFacts());
  const claimed = await claimMail(mail, now, toMessage(mail, facts));
  if (!claimed) return null;
  const after = await attempt(claimed, facts, password);
  await endDelivery(id, claimed.delivery, () => after);
  logs.mailAttempted(id, after.state);
  return after.state;
}
