import type { Role } from '@tempera/domain/people/roles';
import type { TallyKind } from '@tempera/domain/people/tally';
import { serverTimestamp } from 'firebase/firestore';
import { earlier } from '../../rules/kit/documents.ts';
import { room, roomMessage } from '../../rules/kit/rooms.ts';
import { nameOf } from './cast.ts';
import type { Write } from './firestore.ts';
import { chat, pairOf } from './targets.ts';

/** What people write past the functions, as the store's screens do, with the count that goes with it (decision 78). */
export type Writes = Record<string, Write>;

const now = serverTimestamp();

/** The count of what is written at `last`: so many with it. The first begins the hours. */
export function counted(by: string, kind: TallyKind, last: string, count: number): Writes {
  const tally = { count, at: now, last };
  const write = count === 1 ? { set: { ...tally, since: now } } : { update: tally };
  return { [`users/${by}/tallies/${kind}`]: write };
}

/** A conversation with somebody new. */
export function newRoom(by: string, other: string, senderRole: Role = 'customer'): Writes {
  const id = pairOf(by, other);
  const begun = { createdAt: now, lastMessageAt: now, times: { [by]: { '0': now } } };
  return {
    [`rooms/${id}`]: { set: room(id, by, begun) },
    [`rooms/${id}/messages/${by}_0`]: { set: roomMessage(id, by, { senderRole, timestamp: now }) },
  };
}

/** The second message of a room in which `by` has said one. */
export function secondMessage(by: string, other: string): Writes {
  const id = pairOf(by, other);
  const said = {
    names: room(id, by).names,
    sent: { [by]: 2 },
    times: { [by]: { '0': earlier, '1': now } },
    unread: { [other]: 2 },
    lastMessage: 'And now?',
    lastMessageAt: now,
    lastMessageId: `${by}_1`,
  };
  const message = roomMessage(id, by, { content: 'And now?', timestamp: now });
  return { [`rooms/${id}`]: { update: said }, [`rooms/${id}/messages/${by}_1`]: { set: message } };
}

export function newTicket(by: string, number: number, username = nameOf(by)): Writes {
  const text = 'Where is it?';
  const ticket = {
    userId: by,
    username,
    status: 'open',
    subject: 'Where?',
    createdAt: now,
    lastMessage: text,
    lastMessageAt: now,
    customerSent: 1,
    customerUnread: 0,
    customerTimes: { '0': now },
    staffSent: 0,
    staffUnread: 1,
  };
  const message = {
    fromUserId: by,
    fromUserName: username,
    fromUserRole: 'customer',
    message: text,
    timestamp: now,
    isRead: false,
  };
  return {
    [`tickets/${by}_${number}`]: { set: ticket },
    [`tickets/${by}_${number}/messages/first`]: { set: message },
  };
}

export const guestChat = (by: string, number: number): Writes => ({
  [`chats/${by}_${number}`]: { set: { ...chat(by, '', now), userName: 'Guest' } },
});
