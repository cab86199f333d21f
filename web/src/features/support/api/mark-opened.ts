import type { Ticket, TicketSide, TicketStatus } from '@tempera/domain/conversations/ticket';
import { serverNow, updateDocument, type Write, writeTogether } from '../../../firebase/write/write.ts';
import type { StoredMessage } from './use-ticket.ts';

/** A ticket is closed, set to wait for its customer, or opened again. @throws CallError, FirebaseError */
export const setStatus = (id: string, status: TicketStatus) =>
  updateDocument(`tickets/${id}`, { status, [status === 'open' ? 'reopenedAt' : 'settledAt']: serverNow });

/** What of the messages on screen the other side has written and this one has not opened. */
export const unreadOf = (messages: readonly StoredMessage[], { userId }: Ticket, side: TicketSide) =>
  messages.filter((one) => !one.isRead && (one.fromUserId === userId) === (side === 'staff'));

/** Marks messages as read, and the ticket as opened. @throws CallError, FirebaseError */
export function markOpened(id: string, side: TicketSide, unread: readonly StoredMessage[]): Promise<void> {
  const marks = unread.map(
    (one): Write => ({ update: `tickets/${id}/messages/${one.id}`, data: { isRead: true } }),
  );
  return writeTogether([...marks, { update: `tickets/${id}`, data: { [`${side}Unread`]: 0 } }]);
}
