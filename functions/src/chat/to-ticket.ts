import type { ChatMessage } from '@tempera/domain/conversations/chat';
import { handOverSubject, transcriptOf } from '@tempera/domain/conversations/chat-transcript';
import type { Ticket, TicketMessage } from '@tempera/domain/conversations/ticket';
import type { Role } from '@tempera/domain/people/roles';

/** A chat that is handed over. Times in milliseconds. */
interface HandOver {
  customer: { uid: string; name: string; role: Role };
  startedAt: number;
  /** The newest messages, the oldest first. */
  messages: readonly Pick<ChatMessage, 'senderName' | 'message' | 'timestamp'>[];
}

/** Both as the rules ask for them of a customer who opens a ticket; `now` stands for the time of the commit. */
export function toTicket<Time>(
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
