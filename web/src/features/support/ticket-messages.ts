import {
  countsOf,
  messageId,
  messagePace,
  type SentMessages,
  type Ticket,
  type TicketMessage,
  type TicketNote,
  type TicketSide,
} from '@tempera/domain/conversations/ticket';
import type { Person } from '../../firebase/auth/session.ts';
import type { MessageWrites } from '../../firebase/write/send-message.ts';
import { serverNow } from '../../firebase/write/write.ts';
import type { StoredAttachment } from './api/attachments.ts';

export type StoredMessage = TicketMessage & { id: string };

/** On whose side of a ticket somebody writes: their own ticket's customers are also staff. */
export const sideOf = (uid: string, ticket: Pick<Ticket, 'userId'>): TicketSide =>
  uid === ticket.userId ? 'customer' : 'staff';

/** What a side has sent, which the rules hold to a pace. */
export const sentBy = (side: TicketSide, ticket: Ticket): SentMessages => ({
  count: countsOf(ticket)[`${side}Sent`],
  times: ticket[`${side}Times`],
});

/** The message and the ticket that counts it, as the rules want them together (decision 18). */
export function messageWrites(person: Person, id: string, ticket: Ticket, message: string): MessageWrites {
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
    { set: `tickets/${id}/messages/${messageId(side, number)}`, data: added },
  ];
}

/** What of the messages on screen the other side has written and this one has not opened. */
export const unreadOf = (messages: readonly StoredMessage[], { userId }: Ticket, side: TicketSide) =>
  messages.filter((one) => !one.isRead && (one.fromUserId === userId) === (side === 'staff'));

export type StoredNote = TicketNote & { id: string };

/** What stands in a ticket's thread; `at` in milliseconds. */
export type ThreadEntry =
  | { kind: 'message'; id: string; at: number; message: StoredMessage }
  | { kind: 'note'; id: string; at: number; note: StoredNote }
  | { kind: 'file'; id: string; at: number; file: StoredAttachment };

/**
 * Messages, notes and files in the order of time, oldest first. While there are messages before those on screen, nothing
 * older than they is shown: it comes with them.
 */
export function threadEntries(
  messages: readonly StoredMessage[],
  notes: readonly StoredNote[],
  files: readonly StoredAttachment[],
  more: boolean,
): ThreadEntry[] {
  const since = more ? Math.min(...messages.map(({ timestamp }) => timestamp)) : 0;
  const entries: ThreadEntry[] = [
    ...messages.map(
      (message) => ({ kind: 'message', id: message.id, at: message.timestamp, message }) as const,
    ),
    ...notes.map((note) => ({ kind: 'note', id: note.id, at: note.at, note }) as const),
    ...files.map((file) => ({ kind: 'file', id: file.id, at: file.at, file }) as const),
  ];
  return entries.filter(({ at }) => at >= since).toSorted((one, other) => one.at - other.at);
}
