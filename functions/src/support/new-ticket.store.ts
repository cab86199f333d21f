import type { Ticket, TicketMessage } from '@tempera/domain/conversations/ticket';
import { firstMessageId, ticketId, ticketNumber } from '@tempera/domain/conversations/ticket';
import type { Role } from '@tempera/domain/people/roles';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';

/** A ticket that the store opens for somebody. */
interface NewTicket {
  customer: { uid: string; name: string; role: Role };
  subject: string;
  message: string;
}

type Times = 'createdAt' | 'lastMessageAt' | 'customerTimes' | 'staffTimes';
type Timed<Time> = { createdAt: Time; lastMessageAt: Time; customerTimes: Record<string, Time> };

/** Both as the rules ask for them of a customer who opens a ticket; `now` stands for the time of the commit. */
function toTicket<Time>(
  { customer, subject, message }: NewTicket,
  now: Time,
): {
  ticket: Omit<Ticket, Times> & Timed<Time>;
  first: Omit<TicketMessage, 'timestamp'> & { timestamp: Time };
} {
  return {
    ticket: {
      userId: customer.uid,
      username: customer.name,
      status: 'open',
      subject,
      createdAt: now,
      lastMessage: message,
      lastMessageAt: now,
      customerSent: 1,
      customerUnread: 0,
      customerTimes: { 0: now },
      staffSent: 0,
      staffUnread: 1,
    },
    first: {
      fromUserId: customer.uid,
      fromUserName: customer.name,
      fromUserRole: customer.role,
      message,
      timestamp: now,
      isRead: false,
    },
  };
}

/** The id of a person's next ticket, read in the transaction that opens it. */
export async function nextTicketId(transaction: Transaction, uid: string): Promise<string> {
  const newest = refs.tickets().where('userId', '==', uid).orderBy('createdAt', 'desc').limit(1);
  const last = (await transaction.get(newest)).docs[0];
  return ticketId(uid, last ? ticketNumber(last.id) + 1 : 0);
}

/** Writes a ticket with its first message. The commit fails where the customer has opened one by this id meanwhile. */
export function openTicket(
  transaction: Transaction,
  id: string,
  { chatId, ...opened }: NewTicket & { chatId?: string },
): void {
  const { ticket, first } = toTicket(opened, serverTime());
  transaction.create(refs.ticket(id), { ...ticket, ...(chatId ? { chatId } : {}) });
  transaction.create(refs.ticketMessage(id, firstMessageId), first);
}

/** How often a ticket that the customer opens meanwhile is let go before. */
export const ticketAttempts = 5;
