import { RefusalError } from '@tempera/domain/calls/reasons';
import type { MailDelivery } from '@tempera/domain/mail/mail';
import type { ResendMailOutput } from '@tempera/domain/mail/mail-calls';
import { db } from '../platform/admin.ts';
import type { CallAuth } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { loadManager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { noField, serverTime } from '../platform/timestamps.ts';
import { firstDelivery } from './claim-mail.ts';
import { deliverMail } from './deliver-mail.ts';
import { readMail, type StoredMail, toMail, toStored } from './mail.store.ts';

/**
 * Due again at once. One that has arrived begins anew, under another name in the world; one that has not gets one more
 * attempt. Null while it is on its way.
 */
function queuedAgain({ delivery }: StoredMail, now: number): MailDelivery<number> | null {
  const before = delivery ?? firstDelivery(now);
  if (before.state === 'PROCESSING' || before.state === 'PENDING') return null;
  const again = before.state === 'SUCCESS' ? { attempts: 0, resends: before.resends + 1 } : {};
  return { ...before, ...again, state: 'PENDING', nextAt: now, endTime: null, handedOver: false };
}

/**
 * Sends a mail again, also one that may have arrived: the admin who asks has looked.
 * @throws RefusalError those of `loadManager`, and `mail-not-found`
 */
export async function resendMail(
  { id }: { id: string },
  callAuth: CallAuth | null,
  password: string,
): Promise<ResendMailOutput> {
  const manager = await loadManager(callAuth);
  await db().runTransaction(async (transaction) => {
    const mail = toMail(await transaction.get(refs.mail(id)));
    if (!mail) throw new RefusalError('mail-not-found');
    const delivery = queuedAgain(mail, clock.now());
    if (!delivery) return;
    // One that is on its way again is not at its end.
    transaction.update(refs.mail(id), { delivery: toStored(delivery), expiresAt: noField() });
    transaction.create(refs.audit().doc(), {
      action: 'mail.resent',
      ...manager,
      targetId: `mail/${id}`,
      targetName: String(mail.to),
      details: { why: mail.message.subject },
      at: serverTime(),
    });
  });
  const state = (await deliverMail(id, password)) ?? (await readMail(id))?.delivery?.state;
  return { state: state ?? 'PENDING' };
}
