import { chatTexts, greetingId, storeSender } from '@tempera/domain/conversations/chat';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { db } from '../platform/admin.ts';
import { retryBusy } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { increment, serverTime } from '../platform/timestamps.ts';

/** What the store says by itself, when it may be said now. */
interface StoreMessage {
  id: string;
  text: string;
  /** Looks into the session, in the same transaction; true when it may be said. */
  fits: (chat: DocumentSnapshot, transaction: Transaction) => Promise<boolean>;
}

/** A greeting stands before whatever the customer wrote meanwhile, and as the last message only while there is none. */
function placeOf(chat: DocumentSnapshot, { id, text }: StoreMessage) {
  if (id !== greetingId)
    return { timestamp: serverTime(), last: { lastMessage: text, lastMessageTime: serverTime() } };
  return {
    timestamp: chat.get('createdAt'),
    last: chat.get('lastMessage') === '' ? { lastMessage: text } : {},
  };
}

/**
 * Adds a message of the store's own to a session and counts it for the customer, once: its id stands for its cause, so an
 * event that comes again changes nothing.
 * @returns false when it is there already, does not fit, or the session is gone
 */
export async function sayOnce(chatId: string, message: StoreMessage): Promise<boolean> {
  const { siteName } = await loadSettings();
  return retryBusy(() =>
    db().runTransaction(async (transaction) => {
      const said = refs.chatMessage(chatId, message.id);
      const [chat, before] = await transaction.getAll(refs.chat(chatId), said);
      if (!chat?.exists || before?.exists) return false;
      if (!(await message.fits(chat, transaction))) return false;
      const { timestamp, last } = placeOf(chat, message);
      transaction.create(said, {
        senderId: storeSender,
        senderName: siteName,
        senderType: 'admin',
        senderRole: 'staff',
        message: message.text,
        timestamp,
        isRead: false,
      });
      transaction.update(chat.ref, { ...last, customerUnread: increment(1) });
      return true;
    }),
  );
}

export const greeting: StoreMessage = {
  id: greetingId,
  text: chatTexts.greeting,
  fits: async () => true,
};
