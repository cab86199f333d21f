import { type MailDelivery, oneLine, retryAfter } from '@tempera/domain/mail/mail';
import type { SmtpError } from './smtp.ts';

/** The refusal holds for this mail at any time: an address that is not there, a message that is not wanted. */
const isFinal = ({ responseCode = 0, command = '' }: SmtpError) =>
  responseCode >= 500 && /^(RCPT TO|DATA|MAIL FROM)$/.test(command);

const done = { leaseExpireTime: null, nextAt: null };

export const succeeded = (
  delivery: MailDelivery<number>,
  info: { messageId: string; response: string },
  now: number,
): MailDelivery<number> => ({ ...delivery, ...done, state: 'SUCCESS', endTime: now, error: null, info });

/** A mail that no attempt can change: it has no address that could be written to. */
export const failed = (delivery: MailDelivery<number>, error: string, now: number): MailDelivery<number> => ({
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
export function afterFailure(
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
