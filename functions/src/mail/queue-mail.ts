import { isUrgent } from '@tempera/domain/mail/mail-template';
import { clock } from '../platform/clock.ts';
import { firstDelivery } from './claim-mail.ts';
import { readMail, writeDelivery } from './mail.store.ts';

/**
 * Puts a new mail among those that are due, from where whoever sends takes it.
 * @returns whether it is due now
 */
export async function queueMail(id: string): Promise<boolean> {
  const mail = await readMail(id);
  if (!mail) return false;
  const now = clock.now();
  const { delivery, template } = mail;
  if (delivery) return delivery.nextAt !== null && delivery.nextAt <= now;
  await writeDelivery(mail, firstDelivery(now), { urgent: isUrgent(template?.name) });
  return true;
}
