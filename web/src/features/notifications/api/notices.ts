import type { Notification } from '@tempera/domain/conversations/notification';
import { useEffect, useState } from 'react';
import { watchQuery } from '../../../firebase/live/watch-query.ts';

/** `key` is the document's id. */
export type Notice = Notification & { key: string };
type Watch = (uid: string, onItems: (items: Notice[]) => void, onEnd: () => void) => () => void;

/** The badge says 9+ from here on, so nothing beyond is read. */
export const mostUnread = 10;
const newest = 20;

type Constraints = Parameters<typeof watchQuery>[1];

const watch =
  (constraints: Constraints): Watch =>
  (uid, onItems, onEnd) =>
    watchQuery<Notification>(
      `users/${uid}/notifications`,
      constraints,
      (found) => onItems(found.map(({ id, ...notice }) => ({ ...notice, key: id }) as Notice)),
      onEnd,
    );

/** Follows what a person has not read; no document is read while there is nothing. `onEnd` when rules or network end it. */
const watchUnread = watch(({ limit, orderBy, where }) => [
  where('read', '==', false),
  orderBy('at', 'desc'),
  limit(mostUnread),
]);

/** Follows what a person was told last, newest first. */
const watchNewest = watch(({ limit, orderBy }) => [orderBy('at', 'desc'), limit(newest)]);

interface Notices {
  /** Null until the server has answered. */
  items: Notice[] | null;
  /** The list can't be read, or can't be followed any more. */
  failed: boolean;
}

function useFollowed(watch: typeof watchUnread, uid: string): Notices {
  const [notices, setNotices] = useState<Notices>({ items: null, failed: false });
  useEffect(() => {
    return watch(
      uid,
      (items) => setNotices({ items, failed: false }),
      () => setNotices((last) => ({ ...last, failed: true })),
    );
  }, [watch, uid]);
  return notices;
}

export const useUnread = (uid: string): Notices => useFollowed(watchUnread, uid);
export const useNewest = (uid: string): Notices => useFollowed(watchNewest, uid);
