import { randomUUID } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import type { SendContactMessageOutput, sendContactMessageInput } from '@tempera/domain/conversations/ticket';
import type { z } from 'zod';
import { isReserved } from '../access/reserved-names.store.ts';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { queuedMail } from '../mail/queued-mail.ts';
import { countersOf, countTry, senderIn } from '../platform/limiter.ts';
import { refs } from '../platform/refs.ts';

type Input = z.output<typeof sendContactMessageInput>;

/**
 * Mails what a visitor writes on the support page to the store's support address. People with an account open a ticket
 * instead.
 * @throws RefusalError `maintenance`, `too-many-attempts`, `name-reserved`, and `sign-in-required` in a store without a support address
 */
export async function sendContactMessage(input: Input, ip: string): Promise<SendContactMessageOutput> {
  // Only a machine fills what people don't see; it is told what it wants to hear.
  if (input.website) return { accepted: true };
  const [settings, maintenance] = await Promise.all([loadSettings(), refs.maintenance().get()]);
  if (maintenance.data()?.enabled === true) throw new RefusalError('maintenance');
  if (settings.supportEmail === '') throw new RefusalError('sign-in-required');
  const { name, email, subject, message } = input;
  if (await isReserved(name, { uid: '', role: 'customer' })) throw new RefusalError('name-reserved');
  const mail = {
    to: settings.supportEmail,
    replyTo: email,
    ...queuedMail('contact', { store: settings.siteName, name, email, subject, message }),
  };
  await countTry(countersOf('contactMessages', senderIn({ auth: null, ip }), email), {
    add: (batch) => {
      batch.create(refs.mail(`contact-${randomUUID()}`), mail);
    },
  });
  return { accepted: true };
}
