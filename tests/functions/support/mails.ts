import { Timestamp } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { deliverMail } from '../../../functions/src/mail/deliver-mail.ts';
import { sweepMails } from '../../../functions/src/mail/sweep-mails.ts';
import { db } from '../../../functions/src/platform/admin.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { readDocument, unique } from './store.ts';

const hour = 3_600_000;

/** Past the time at which the mails of {@link putMail} are due: the stack's own trigger and sweeps leave them alone. */
export const later = Date.now() + hour;

/** A queued mail that is due at {@link later}. */
export async function putMail(fields: Record<string, unknown> = {}): Promise<string> {
  const id = unique('m');
  const delivery = {
    state: 'PENDING',
    attempts: 0,
    startTime: Timestamp.now(),
    nextAt: Timestamp.fromMillis(later),
  };
  await db()
    .doc(`mail/${id}`)
    .set({ to: `${id}@example.com`, message: { subject: 'Hello', text: 'A text.' }, delivery, ...fields });
  return id;
}

let working = 0;

/** What is done at a time by the functions' clock; of what is done at once, at the same time. */
export async function at<T>(now: number, work: () => Promise<T>): Promise<T> {
  const mocked = vi.spyOn(clock, 'now').mockReturnValue(now);
  working += 1;
  try {
    return await work();
  } finally {
    working -= 1;
    if (working === 0) mocked.mockRestore();
  }
}

export const deliverAt = (now: number, id: string) => at(now, () => deliverMail(id, ''));
export const sweepAt = (now: number) => at(now, () => sweepMails(''));
export const deliveryOf = async (id: string) => (await readDocument(`mail/${id}`))?.delivery;
