import { RefusalError } from '@tempera/domain/calls/reasons';
import type { ChatMessage } from '@tempera/domain/conversations/chat';
import { handOverSubject, transcriptOf } from '@tempera/domain/conversations/chat-transcript';
import {
  firstMessageId,
  type Ticket,
  type TicketMessage,
  ticketId,
  ticketNumber,
} from '@tempera/domain/conversations/ticket';
import type { Role } from '@tempera/domain/people/roles';
import type { DocumentSnapshot, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { toAccess } from '../platform/caller.ts';
import { isAlreadyThere, retryBusy } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { serverTime, toMillis } from '../platform/timestamps.ts';

/** A chat that is handed over. Times in milliseconds. */
interface HandOver {
  customer: { uid: string; name: string; role: Role };
  startedAt: number;
  /** The newest messages, the oldest first. */
  messages: readonly Pick<ChatMessage, 'senderName' | 'message' | 'timestamp'>[];
}

/** Both as the rules ask for them of a customer who opens a ticket; `now` stands for the time of the commit. */
function toTicket<Time>(
  { customer, startedAt, messages }: HandOver,
  now: Time,
): {
  ticket: Omit<Ticket, Times> & Timed<Time>;
  first: Omit<TicketMessage, 'timestamp'> & { timestamp: Time };
} {
  const subject = handOverSubject(startedAt);
  const message = transcriptOf(messages) || subject;
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

type Times = 'createdAt' | 'lastMessageAt' | 'customerTimes' | 'staffTimes';
type Timed<Time> = { createdAt: Time; lastMessageAt: Time; customerTimes: Record<string, Time> };

/** More messages than fit a ticket's first one, be they ever so short. */
const enough = 350;

const toSpoken = (message: QueryDocumentSnapshot) => ({
  senderName: String(message.get('senderName')),
  message: String(message.get('message')),
  timestamp: toMillis(message.get('timestamp')) ?? 0,
});

async function readAround(chat: DocumentSnapshot, transaction: Transaction) {
  const uid = String(chat.get('userId'));
  const newestTicket = refs.tickets().where('userId', '==', uid).orderBy('createdAt', 'desc').limit(1);
  const newest = refs.chatMessages(chat.id).orderBy('timestamp', 'desc').limit(enough);
  const [[user, access], tickets, messages] = await Promise.all([
    transaction.getAll(refs.user(uid), refs.access(uid)),
    transaction.get(newestTicket),
    transaction.get(newest),
  ]);
  if (!user?.get('email')) throw new RefusalError('chat-of-guest');
  const last = tickets.docs[0];
  return {
    id: ticketId(uid, last ? ticketNumber(last.id) + 1 : 0),
    customer: { uid, name: String(user.get('name')), role: toAccess(access?.data()).role },
    messages: messages.docs.map(toSpoken).toReversed(),
  };
}

async function attempt(chatId: string, transaction: Transaction): Promise<string> {
  const chat = await transaction.get(refs.chat(chatId));
  if (!chat.exists) throw new RefusalError('chat-not-found');
  const known = chat.get('ticketId');
  if (known) return known;
  const { id, customer, messages } = await readAround(chat, transaction);
  const startedAt = toMillis(chat.get('createdAt')) ?? 0;
  const { ticket, first } = toTicket({ customer, startedAt, messages }, serverTime());
  transaction.create(refs.ticket(id), { ...ticket, chatId });
  transaction.create(refs.ticketMessage(id, firstMessageId), first);
  transaction.update(chat.ref, { status: 'closed', ticketId: id, unreadCount: 0 });
  return id;
}

/** How often a ticket that the customer opens meanwhile is let go before. */
const attempts = 5;

/**
 * Goes on with a chat in the customer's next ticket: ticket, first message and closed chat in one commit. A chat that has
 * been handed over returns its ticket.
 * @throws RefusalError `chat-not-found`, `chat-of-guest`
 */
export async function moveToTicket(chatId: string): Promise<string> {
  for (let left = attempts; ; left -= 1) {
    try {
      return await retryBusy(() => db().runTransaction((transaction) => attempt(chatId, transaction)));
    } catch (error) {
      if (!isAlreadyThere(error) || left === 1) throw error;
    }
  }
}
