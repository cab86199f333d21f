import type { ChatMessage, ChatSession } from '@tempera/domain/conversations/chat';
import { limit, orderBy, where } from 'firebase/firestore';
import { behind, type Live, useList } from '../../../firebase/live/hooks.ts';
import { readPage } from '../../../firebase/live/read-page.ts';
import type { StoredMessage, StoredSession } from '../message-writes.ts';

/** Messages on one page; the rules give no more at once. */
export const messagesPerPage = 50;

/** The newest messages of a session, newest first, live; inside SignedInFirebase. */
export const useChatMessages = (id: string): Live<StoredMessage[]> =>
  useList<ChatMessage>(`chats/${id}/messages`, orderBy('timestamp', 'desc'), limit(messagesPerPage));

/** The page of messages before one that is on screen, newest first. @throws FirebaseError */
export const readEarlier = (id: string, oldest: StoredMessage): Promise<StoredMessage[]> =>
  readPage<ChatMessage>(
    `chats/${id}/messages`,
    orderBy('timestamp', 'desc'),
    ...behind(oldest),
    limit(messagesPerPage),
  );

/** A person's own sessions, newest first, live. */
export const useOwnSessions = (uid: string, count: number): Live<StoredSession[]> =>
  useList<ChatSession>('chats', where('userId', '==', uid), orderBy('createdAt', 'desc'), limit(count));

/** Who wrote when, of those who take part. Times in milliseconds. */
export const useTypingNotes = (id: string): Live<{ id: string; at: number }[]> =>
  useList<{ at: number }>(`chats/${id}/typing`, limit(10));
