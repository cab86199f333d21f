import { foldAddress } from '@tempera/domain/orders/coupon-uses';
import type { Order } from '@tempera/domain/orders/order';
import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import type { QueuedMail } from '../mail/queued-mail.ts';
import type { Identity } from '../platform/caller.ts';
import { isOvertaken } from '../platform/firestore-errors.ts';
import { addTry, type Counted, countersOf, hasRoom, noSender, readCounters } from '../platform/limiter.ts';
import { refs } from '../platform/refs.ts';
import { readOrder, type StoredOrder } from './orders.store.ts';

/**
 * Whether an address that somebody types at the checkout is surely theirs: their account's, or that of an order of theirs which was
 * confirmed before.
 */
export async function isConfirmed(person: Identity, email: string): Promise<boolean> {
  const { uid } = person;
  if (person.emailVerified && person.email === email) return true;
  const found = refs.orders().where('uid', '==', uid).where('customer.email', '==', email);
  return !(await found.where('emailConfirmed', '==', true).limit(1).select().get()).empty;
}

/** Notes that whoever holds the link of an order's mail reads what comes to its address. */
export async function confirmAddress(order: StoredOrder): Promise<StoredOrder> {
  if (order.emailConfirmed) return order;
  const { id, updateTime } = order;
  try {
    const written = await refs.order(id).update({ emailConfirmed: true }, { lastUpdateTime: updateTime });
    return { ...order, emailConfirmed: true, updateTime: written.writeTime };
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    return confirmAddress(await readOrder(id));
  }
}

/** What counts the mails to an address that is not confirmed; what follows a plus in it reaches the same mailbox. */
export const confirmationsTo = (email: string) => countersOf('confirmations', noSender, foldAddress(email));

export const readConfirmations = (email: string): Promise<Counted[]> => readCounters(confirmationsTo(email));

/**
 * Puts a mail about an order into a batch. To an address that is not confirmed the `plain` one goes in its place, and none where one went
 * out within a day.
 * @param sent the confirmations to the order's address @returns whether there is a mail
 */
export function addMailTo(
  batch: WriteBatch,
  mail: DocumentReference,
  order: Order,
  { inFull, plain }: Record<'inFull' | 'plain', QueuedMail>,
  sent: readonly Counted[],
): boolean {
  const to = order.customer.email;
  if (order.emailConfirmed) {
    batch.set(mail, { to, ...inFull });
    return true;
  }
  if (!hasRoom(sent)) return false;
  addTry(batch, sent, mail.id);
  batch.set(mail, { to, ...plain });
  return true;
}
