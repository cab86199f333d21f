import {
  firstMessageId,
  type SendContactMessageInput,
  type SendContactMessageOutput,
  ticketId,
  ticketNumber,
} from '@tempera/domain/conversations/ticket';
import type { Person } from '../../../firebase/auth/session.ts';
import { serverOffset } from '../../../firebase/live/store-time.ts';
import { call } from '../../../firebase/write/call.ts';
import { refused } from '../../../firebase/write/refused.ts';
import { assertOnline, serverNow } from '../../../firebase/write/write.ts';
import { writeCounted } from '../../../firebase/write/write-counted.ts';
import { newestTicket } from './ticket-queries.ts';

/** The rules take one new ticket a minute from a person (decision 11). */
const pause = 60_000;

/**
 * Opens a ticket with its first message, both or neither.
 * @throws CallError when the server can't be reached, right after the last ticket or after too many, FirebaseError when it refuses
 */
export async function openTicket(person: Person, subject: string, message: string): Promise<void> {
  const { uid, name, role } = person;
  assertOnline();
  const newest = await newestTicket(uid);
  if (newest && Date.now() + (await serverOffset()) - newest.createdAt < pause) {
    throw refused({ reason: 'too-many-requests' });
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
  await writeCounted({ kind: 'tickets', by: person, last: path }, [
    { set: path, data: ticket },
    { set: `${path}/messages/${firstMessageId}`, data: first },
  ]);
}

/** Mails a visitor's message to the store's support. @throws CallError */
export const sendContactMessage = (input: SendContactMessageInput) =>
  call<SendContactMessageInput, SendContactMessageOutput>('sendContactMessage', input);
