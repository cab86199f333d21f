import {
  countsOf,
  messageId,
  messagePace,
  type Ticket,
  type TicketMessage,
  type TicketSide,
} from '@tempera/domain/conversations/ticket';
import type { Person } from '../../firebase/auth/session.ts';
import { serverNow, type Write } from '../../firebase/write/write.ts';

/** On whose side of a ticket somebody writes: their own ticket's customers are also staff. */
export const sideOf = (uid: string, ticket: Pick<Ticket, 'userId'>): TicketSide =>
  uid === ticket.userId ? 'customer' : 'staff';

/** Where the person's next message will stand. */
export function nextMessagePath({ uid }: Person, id: string, ticket: Ticket): string {
  const side = sideOf(uid, ticket);
  return `tickets/${id}/messages/${messageId(side, countsOf(ticket)[`${side}Sent`])}`;
}

/** The message and the ticket that counts it, as the rules want them together (decision 18). */
export function messageWrites(person: Person, id: string, ticket: Ticket, message: string): Write[] {
  const side = sideOf(person.uid, ticket);
  const other = side === 'customer' ? 'staff' : 'customer';
  const counts = countsOf(ticket);
  const number = counts[`${side}Sent`];
  const added: Record<keyof TicketMessage, unknown> = {
    fromUserId: person.uid,
    fromUserName: person.name,
    fromUserRole: person.role,
    message,
    timestamp: serverNow,
    isRead: false,
  };
  return [
    {
      update: `tickets/${id}`,
      data: {
        status: 'open',
        lastMessage: message,
        lastMessageAt: serverNow,
        [`${side}Sent`]: number + 1,
        [`${side}Times.${number % messagePace.count}`]: serverNow,
        [`${other}Unread`]: counts[`${other}Unread`] + 1,
      },
    },
    { set: nextMessagePath(person, id, ticket), data: added },
  ];
}

/** Whether a side has sent as many messages lately as it may. Times in milliseconds. */
export function isTooFast(ticket: Ticket, side: TicketSide, now: number): boolean {
  const number = countsOf(ticket)[`${side}Sent`];
  const fifthBefore = ticket[`${side}Times`]?.[number % messagePace.count];
  return fifthBefore !== undefined && now - fifthBefore < messagePace.withinMs;
}
