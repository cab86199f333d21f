import { RefusalError } from '@tempera/domain/calls/reasons';
import { handOverSubject, transcriptOf } from '@tempera/domain/conversations/chat-transcript';
import type { DocumentSnapshot, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { toAccess } from '../platform/caller.ts';
import { isAlreadyThere, retryBusy } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';
import { nextTicketId, openTicket, ticketAttempts } from '../support/new-ticket.store.ts';

/** More messages than fit a ticket's first one, be they ever so short. */
const enough = 350;

const toSpoken = (message: QueryDocumentSnapshot) => ({
  senderName: String(message.get('senderName')),
  message: String(message.get('message')),
  timestamp: toMillis(message.get('timestamp')) ?? 0,
});

async function readAround(chat: DocumentSnapshot, transaction: Transaction) {
  const uid = String(chat.get('userId'));
  const newest = refs.chatMessages(chat.id).orderBy('timestamp', 'desc').limit(enough);
  const [[user, access], id, messages] = await Promise.all([
    transaction.getAll(refs.user(uid), refs.access(uid)),
    nextTicketId(transaction, uid),
    transaction.get(newest),
  ]);
  if (!user?.get('email')) throw new RefusalError('chat-of-guest');
  return {
    id,
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
  const subject = handOverSubject(startedAt);
  openTicket(transaction, id, { customer, subject, message: transcriptOf(messages) || subject, chatId });
  transaction.update(chat.ref, { status: 'closed', ticketId: id, unreadCount: 0 });
  return id;
}

/**
 * Goes on with a chat in the customer's next ticket: ticket, first message and closed chat in one commit. A chat that has
 * been handed over returns its ticket.
 * @throws RefusalError `chat-not-found`, `chat-of-guest`
 */
export async function moveToTicket(chatId: string): Promise<string> {
  for (let left = ticketAttempts; ; left -= 1) {
    try {
      return await retryBusy(() => db().runTransaction((transaction) => attempt(chatId, transaction)));
    } catch (error) {
      if (!isAlreadyThere(error) || left === 1) throw error;
    }
  }
}
