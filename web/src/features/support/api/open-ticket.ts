import { messageOf } from '@tempera/domain/calls/reason-texts';
import { firstMessageId, ticketId, ticketNumber } from '@tempera/domain/conversations/ticket';
import type { Person } from '../../../firebase/auth/session.ts';
import { newestTicket } from '../../../firebase/live/newest-ticket.ts';
import { serverOffset } from '../../../firebase/live/server-time.ts';
import { TooSoon } from '../../../firebase/write/too-soon.ts';
import { assertOnline, serverNow, writeTogether } from '../../../firebase/write/write.ts';

/** The rules take one new ticket a minute from a person (decision 11). */
const pause = 60_000;

/**
 * Opens a ticket with its first message, both or neither.
 * @throws TooSoon, CallError when the server can't be reached, FirebaseError when it refuses
 */
export async function openTicket(person: Person, subject: string, message: string): Promise<void> {
  const { uid, name, role } = person;
  assertOnline();
  const newest = await newestTicket(uid);
  if (newest && Date.now() + (await serverOffset()) - newest.createdAt < pause) {
    throw new TooSoon(messageOf({ reason: 'too-many-requests' }));
  }
  const path = `tickets/${ticketId(uid, newest ? ticketNumber(newest.id) + 1 : 0)}`;
  const ticket = {
    userId: uid,
    username: name,
    status: 'open',
    subject,
    createdAt: serverNow,
    lastMessage: message,
    lastMessageAt: serverNow,
    customerSent: 1,
    customerUnread: 0,
    customerTimes: { 0: serverNow },
    staffSent: 0,
    staffUnread: 1,
  };
  const first = {
    fromUserId: uid,
    fromUserName: name,
    fromUserRole: role,
    message,
    timestamp: serverNow,
    isRead: false,
  };
  await writeTogether([
    { set: path, data: ticket },
    { set: `${path}/messages/${firstMessageId}`, data: first },
  ]);
}
