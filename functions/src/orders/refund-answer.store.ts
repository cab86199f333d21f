import { countsOf, messageId, messagePace, type Ticket } from '@tempera/domain/conversations/ticket';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import type { Order, OrderStatus } from '@tempera/domain/orders/order';
import { roles } from '@tempera/domain/people/roles';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { DocumentReference, Transaction } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';
import type { StoredRefund } from './refunds.store.ts';

/** Where a request for a refund is answered, as read. */
interface OpenTicket {
  ref: DocumentReference;
  ticket: Ticket;
  /** It holds other matters as well: its own ticket was merged into it. */
  isShared: boolean;
}

/** More often no ticket is merged on. */
const mergesFollowed = 5;

/** The ticket of an order's open request, or the one that goes on in its stead; null where there is none. */
export async function findRequestTicket(
  transaction: Transaction,
  { refundRequest }: Pick<Order, 'refundRequest'>,
): Promise<OpenTicket | null> {
  if (refundRequest?.status !== 'open') return null;
  let id = refundRequest.ticketId;
  for (let left = mergesFollowed; left > 0; left -= 1) {
    const ref = refs.ticket(id);
    const ticket = (await transaction.get(ref)).data() as Ticket | undefined;
    if (!ticket) return null;
    if (!ticket.mergedInto) return { ref, ticket, isShared: id !== refundRequest.ticketId };
    id = ticket.mergedInto;
  }
  return null;
}

interface Refunded {
  order: Order;
  refund: StoredRefund;
  status: OrderStatus;
  settings: Pick<SiteSettings, 'siteName'>;
}

/** Writes into the request's ticket that the order was refunded, by who refunded it, and closes it if that was all it was about. */
export function answerRequest(
  transaction: Transaction,
  { ref, ticket, isShared }: OpenTicket,
  { order, refund, status, settings }: Refunded,
): void {
  const { staffSent, customerUnread } = countsOf(ticket);
  const amount = formatMoney(refund.amountCents as Cents, order.currency);
  const message =
    status === 'refunded'
      ? `${order.id} was refunded: ${amount}.`
      : `${amount} of ${order.id} was refunded. You keep what is still in your library.`;
  const role = roles.find((one) => one === refund.byRole);
  transaction.create(ref.collection('messages').doc(messageId('staff', staffSent)), {
    fromUserId: refund.byId,
    // Of a refund in the provider's dashboard nobody knows who made it.
    fromUserName: role ? refund.byName : settings.siteName,
    fromUserRole: role ?? 'staff',
    message,
    timestamp: serverTime(),
    isRead: false,
  });
  transaction.update(ref, {
    staffSent: staffSent + 1,
    [`staffTimes.${staffSent % messagePace.count}`]: serverTime(),
    customerUnread: customerUnread + 1,
    lastMessage: message,
    lastMessageAt: serverTime(),
    ...(!isShared && { status: 'closed', settledAt: serverTime() }),
  });
}
