import { isMailAddress, type MailDelivery, type MailState } from '@tempera/domain/mail/mail';
import { type MailValues, renderMail } from '@tempera/domain/mail/render-mail';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { afterFailure, failed, succeeded } from './after-attempt.ts';
import { claimMail, firstDelivery, giveUpUnsure, turnOf } from './claim-mail.ts';
import { endDelivery, readMail, type StoredMail, writeDelivery } from './mail.store.ts';
import { loadMailFacts, type MailFacts } from './mail-facts.store.ts';
import { messageIdOf } from './message-id.ts';
import { secretValues } from './secret-values.ts';
import type { SmtpError } from './smtp.ts';

const toMessage = ({ message, template }: StoredMail, { templates }: MailFacts, values: MailValues = {}) =>
  template ? renderMail(templates[template.name], { ...template.data, ...values }) : message;

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
    const message = toMessage(mail, facts, await secretValues(mail));
    const letter = await toLetter({ ...mail, message, to: String(mail.to), messageId }, server);
    const response = await sendBySmtp(letter, server, password, handOver);
    return succeeded({ ...delivery, handedOver }, { messageId, response }, clock.now());
  } catch (cause) {
    return afterFailure(delivery, cause as SmtpError, handedOver, clock.now());
  }
}

/**
 * Sends one mail if it is its turn. Safe to run any number of times and at once: one process claims the mail, and what may
 * have reached the mail server is never sent a second time by itself (decision 27).
 * @returns the mail's state when this run has changed it
 */
export async function deliverMail(id: string, password: string): Promise<MailState | null> {
  const mail = await readMail(id);
  const now = clock.now();
  const turn = mail && turnOf(mail.delivery, now);
  if (!mail || !turn) return null;
  const before = mail.delivery ?? firstDelivery(now);
  if (turn === 'unsure') return (await giveUpUnsure(mail, before, now)) && 'UNSURE';
  if (!isMailAddress(mail.to)) {
    return (await writeDelivery(mail, failed(before, 'This is no mail address.', now))) && 'ERROR';
  }
  const facts = await loadMailFacts();
  const claimed = await claimMail(mail, now, toMessage(mail, facts));
  if (!claimed) return null;
  const after = await attempt(claimed, facts, password);
  await endDelivery(id, claimed.delivery, () => after);
  logs.mailAttempted(id, after.state);
  return after.state;
}
