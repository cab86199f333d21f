import { useEffect, useState } from 'react';
import { watchQuery } from '../../../firebase/live/watch-query.ts';
import { ring } from '../ring.tsx';

/** `(3) ` before the title while there is something, whoever sets the title. */
const mark = /^\(\d+\+?\) /;

function putIntoTitle(unread: number): void {
  const bare = document.title.replace(mark, '');
  const wanted = unread > 0 ? `(${unread}) ${bare}` : bare;
  if (document.title !== wanted) document.title = wanted;
}

/** The title changes with each screen, so it is looked at again whenever it does. */
function keepInTitle(unread: number): () => void {
  putIntoTitle(unread);
  const observer = new MutationObserver(() => putIntoTitle(unread));
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    putIntoTitle(0);
  };
}

/**
 * The number of unread messages of customers, for the panels: it stands in the tab's title too, and a new one rings. Those
 * that were there before don't.
 */
export function useUnreadChats(): number {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    let before: number | null = null;
    return watchUnread((now) => {
      if (before !== null && now > before) ring();
      before = now;
      setUnread(now);
    });
  }, []);
  useEffect(() => keepInTitle(unread), [unread]);
  return unread;
}

/** How many sessions are followed; with more unread ones the count says "at least". */
const unreadAtMost = 10;

/**
 * Follows the number of unread messages of customers; without any it reads nothing. Returns an unsubscribe function.
 * @param onUnread the sessions and the sum of their unread messages
 */
function watchUnread(onUnread: (unread: number) => void): () => void {
  return watchQuery<{ unreadCount: number }>(
    'chats',
    ({ limit, orderBy, where }) => [
      where('unreadCount', '>', 0),
      orderBy('unreadCount', 'desc'),
      limit(unreadAtMost),
    ],
    (found) => onUnread(found.reduce((sum, { unreadCount }) => sum + Number(unreadCount), 0)),
    (error) => console.warn('new chats are not followed', error),
  );
}
