import { followAgain } from '../../../firebase/live/ask-again.ts';
import { markRead } from '../../../firebase/public/reads.ts';

/** How many sessions are followed; with more unread ones the count says "at least". */
export const unreadAtMost = 10;

/**
 * Follows how many messages of customers nobody has opened; an idle desk has none and reads nothing. The answer stops it.
 * @param onUnread the sessions and the sum of their unread messages
 */
export function watchUnread(onUnread: (unread: number) => void): () => void {
  const fail = (error: unknown) => console.warn('new chats are not followed', error);
  return followAgain(
    ({ collection, limit, onSnapshot, orderBy, query, where }, firestore, ended) =>
      onSnapshot(
        query(
          collection(firestore, 'chats'),
          where('unreadCount', '>', 0),
          orderBy('unreadCount', 'desc'),
          limit(unreadAtMost),
        ),
        (found) => {
          if (!found.metadata.fromCache) markRead('chats', found.docChanges().length);
          onUnread(found.docs.reduce((sum, chat) => sum + Number(chat.get('unreadCount')), 0));
        },
        ended,
      ),
    fail,
  );
}
