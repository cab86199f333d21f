import { type MailDelivery, type MailMessage, mailLease } from '@tempera/domain/mail/mail';
import { type StoredMail, writeDelivery } from './mail.store.ts';

export const firstDelivery = (now: number): MailDelivery<number> => ({
  state: 'PENDING',
  attempts: 0,
  resends: 0,
  startTime: now,
  endTime: null,
  leaseExpireTime: null,
  nextAt: now,
  handedOver: false,
  error: null,
  info: null,
});

/** What is written of a mail whose sender died after the mail server may have taken it. */
export const unsureError = 'Sending was interrupted. The email may have been sent.';

/** What a mail's turn is: to be sent, to be given up as unsure, or none. */
export function turnOf(delivery: MailDelivery<number> | null, now: number): 'send' | 'unsure' | null {
  if (delivery === null) return 'send';
  const { state, nextAt, handedOver } = delivery;
  if (nextAt === null || nextAt > now) return null;
  if (state === 'PROCESSING') return handedOver ? 'unsure' : 'send';
  return state === 'PENDING' || state === 'RETRY' ? 'send' : null;
}

/** Nobody sends this mail again by themselves: it may have arrived (decision 27). */
export const giveUpUnsure = (mail: StoredMail, delivery: MailDelivery<number>, now: number) =>
  writeDelivery(mail, {
    ...delivery,
    state: 'UNSURE',
    endTime: now,
    leaseExpireTime: null,
    nextAt: null,
    error: unsureError,
  });

/**
 * Takes a mail for one attempt, so that nobody else sends it until the lease is over.
 * @param message the mail as it goes out
 * @returns null when somebody was quicker
 */
export async function claimMail(
  mail: StoredMail,
  now: number,
  message: MailMessage,
): Promise<(StoredMail & { delivery: MailDelivery<number> }) | null> {
  const before = mail.delivery ?? firstDelivery(now);
  const until = now + mailLease;
  const claimed = await writeDelivery(
    mail,
    {
      ...before,
      state: 'PROCESSING',
      attempts: before.attempts + 1,
      leaseExpireTime: until,
      nextAt: until,
      handedOver: false,
    },
    { message },
  );
  return claimed?.delivery ? { ...claimed, delivery: claimed.delivery } : null;
}
