import { type ConversationKind, excerpt } from '@tempera/domain/conversations/notification';
import { nameInMail } from '@tempera/domain/people/person-name';
import { paths } from '@tempera/domain/site/paths';
import type { DocumentData } from '../platform/admin.ts';

/** What a person would be told about a conversation as it stands. */
export interface Side {
  uid: string;
  /** Messages that they have not opened. */
  unread: number;
  /** Messages that others have written, from the first on: it only grows. */
  sent: number;
  title: string;
  text: string;
  link: string;
}

const toCount = (value: unknown) => (Number.isSafeInteger(value) ? Math.max(0, value as number) : 0);
const toText = (value: unknown) => (typeof value === 'string' ? value : '');
const toMap = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as DocumentData;

/** Who answers has counters of their own in the panel, so it is the customer alone who is told. */
function ofTicket(id: string, ticket: DocumentData): Side[] {
  const uid = toText(ticket.userId);
  return [
    {
      uid,
      unread: toCount(ticket.customerUnread),
      sent: toCount(ticket.staffSent),
      title: 'Support replied',
      text: excerpt(toText(ticket.lastMessage)),
      link: paths.supportChat(uid, id),
    },
  ];
}

function ofChat(_id: string, chat: DocumentData): Side[] {
  const uid = toText(chat.userId);
  const others = Object.entries(toMap(chat.sent)).filter(([sender]) => sender !== uid);
  return [
    {
      uid,
      unread: toCount(chat.customerUnread),
      sent: others.reduce((sum, [, count]) => sum + toCount(count), 0),
      title: 'Support replied in live chat',
      text: excerpt(toText(chat.lastMessage)),
      link: paths.support,
    },
  ];
}

/** `rooms/{a_b}`, which tells each of the two what the other has written. */
function ofRoom(_id: string, room: DocumentData): Side[] {
  const participants = Array.isArray(room.participants) ? room.participants.map(toText) : [];
  return participants.map((uid) => {
    const other = participants.find((one) => one !== uid) ?? '';
    return {
      uid,
      unread: toCount(toMap(room.unread)[uid]),
      sent: toCount(toMap(room.sent)[other]),
      title: `${excerpt(nameInMail(toText(toMap(room.names)[other]))) || 'Someone'} wrote to you`,
      text: excerpt(toText(room.lastMessage)),
      link: '/chat',
    };
  });
}

const readers = { ticket: ofTicket, chat: ofChat, room: ofRoom };

/** Whom a conversation concerns, and what they would be told; nobody when it is gone or can't be read. */
export function sidesOf(kind: ConversationKind, id: string, data: DocumentData | undefined): Side[] {
  return data ? readers[kind](id, data).filter(({ uid }) => uid !== '' && !uid.includes('/')) : [];
}

/** For whom something has changed from one to the other: what they have not opened, or what others have written. */
export function movedSides(before: readonly Side[], after: readonly Side[]): string[] {
  const mark = (sides: readonly Side[], uid: string) => {
    const side = sides.find((one) => one.uid === uid);
    return side ? `${side.unread} of ${side.sent}` : 'gone';
  };
  const concerned = new Set([...before, ...after].map(({ uid }) => uid));
  return [...concerned].filter((uid) => mark(before, uid) !== mark(after, uid));
}
