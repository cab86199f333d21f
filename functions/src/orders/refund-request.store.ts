import { RefusalError } from '@tempera/domain/calls/reasons';
import { asOrder, isWhole } from '@tempera/domain/orders/read-order';
import { refusalOfRefund } from '@tempera/domain/orders/refund';
import type { Transaction } from 'firebase-admin/firestore';
import { addEvent } from '../checkout/order-history.ts';
import { db } from '../platform/admin.ts';
import type { Caller } from '../platform/caller.ts';
import { isAlreadyThere, retryBusy } from '../platform/firestore-errors.ts';
import type { Manager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';
import { nextTicketId, openTicket, ticketAttempts } from '../support/new-ticket.store.ts';

/** An order as it stands in the transaction; somebody else's is as good as none where `uid` is given. */
async function readIn(transaction: Transaction, orderId: string, uid: string | null) {
  const stored = await transaction.get(refs.order(orderId));
  const data = stored.data();
  if (!data || (uid !== null && data.uid !== uid)) throw new RefusalError('order-not-found');
  return asOrder({ ...data, id: orderId, date: toMillis(data.date) ?? 0 });
}

interface Asked {
  buyer: Caller;
  orderId: string;
  reason: string;
  /** In milliseconds, and the days of the setting. */
  now: number;
  refundDays: number;
}

async function attempt(transaction: Transaction, asked: Asked): Promise<string> {
  const { buyer, orderId, reason, now, refundDays } = asked;
  const { uid, role } = buyer;
  const order = await readIn(transaction, orderId, uid);
  if (order.refundRequest) return order.refundRequest.ticketId;
  const refusal = isWhole(order) ? refusalOfRefund(order, 1, now, refundDays) : 'not-refundable';
  if (refusal) throw new RefusalError(refusal);
  const [id, user] = await Promise.all([nextTicketId(transaction, uid), transaction.get(refs.user(uid))]);
  const name = String(user.get('name') ?? order.customer.name);
  const templates = order.lines.map((line) => line.name).join(', ');
  openTicket(transaction, id, {
    customer: { uid, name, role },
    subject: `Refund of ${orderId}`,
    message: `I’d like a refund of ${orderId} (${templates}).${reason ? `\n\n${reason}` : ''}`,
  });
  const refundRequest = { at: now, reason, ticketId: id, status: 'open' };
  transaction.update(refs.order(orderId), { refundRequest });
  addEvent(transaction, orderId, 'refund-requested', reason ? { reason } : {});
  return id;
}

/**
 * Notes at the order that its buyer wants their money back, and opens the ticket in which the store answers, in one
 * commit. An order that has a request returns its ticket.
 * @throws RefusalError `order-not-found`, `not-refundable`, `refund-too-late`
 */
export async function writeRefundRequest(asked: Asked): Promise<string> {
  for (let left = ticketAttempts; ; left -= 1) {
    try {
      return await retryBusy(() => db().runTransaction((transaction) => attempt(transaction, asked)));
    } catch (error) {
      if (!isAlreadyThere(error) || left === 1) throw error;
    }
  }
}

/** Closes a request without a refund. @throws RefusalError `order-not-found`, `order-status` where none is open */
export function closeRefundRequest(orderId: string, by: Manager): Promise<void> {
  return retryBusy(() =>
    db().runTransaction(async (transaction) => {
      const { refundRequest } = await readIn(transaction, orderId, null);
      if (refundRequest?.status === 'declined') return;
      if (!refundRequest) throw new RefusalError('order-status');
      transaction.update(refs.order(orderId), { 'refundRequest.status': 'declined' });
      addEvent(transaction, orderId, 'refund-declined', {}, by);
    }),
  );
}
