import type { ChatStatus } from '@tempera/domain/conversations/chat';
import type { HandOverChatOutput } from '@tempera/domain/conversations/chat-calls';
import type { Person } from '../../../firebase/auth/session.ts';
import { call } from '../../../firebase/write/call.ts';
import {
  serverNow,
  setDocument,
  updateDocument,
  type Write,
  writeTogether,
} from '../../../firebase/write/write.ts';
import { type StoredMessage, type StoredSession, unreadField } from '../message-writes.ts';
import { ownName } from './own-name.ts';

/** A session is closed or opened again. @throws CallError, FirebaseError */
export const setStatus = (id: string, status: ChatStatus) => updateDocument(`chats/${id}`, { status });

/** Somebody of the team takes a session, or gives it back. @throws CallError, FirebaseError */
export async function assign(id: string, person: Person | null): Promise<void> {
  const assignedName = person ? await ownName(person) : '';
  await updateDocument(`chats/${id}`, { assignedTo: person?.uid ?? '', assignedName });
}

/** Marks messages as read, and the session as opened. @throws CallError, FirebaseError */
export function markOpened(
  uid: string,
  chat: StoredSession,
  unread: readonly StoredMessage[],
): Promise<void> {
  const marks = unread.map(
    (one): Write => ({ update: `chats/${chat.id}/messages/${one.id}`, data: { isRead: true } }),
  );
  return writeTogether([...marks, { update: `chats/${chat.id}`, data: { [unreadField(uid, chat)]: 0 } }]);
}

/** Says that this person is writing. @throws CallError, FirebaseError */
export const sayTyping = (id: string, uid: string) =>
  setDocument(`chats/${id}/typing/${uid}`, { at: serverNow });

/** Goes on with a session in a ticket; the same session again answers the same ticket. @throws CallError */
export const handOver = (chatId: string) =>
  call<{ chatId: string }, HandOverChatOutput>('handOverChat', { chatId });
