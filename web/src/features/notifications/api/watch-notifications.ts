import type { Notification } from '@tempera/domain/conversations/notification';
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
export const watchUnread = watch(({ limit, orderBy, where }) => [
  where('read', '==', false),
  orderBy('at', 'desc'),
  limit(mostUnread),
]);

/** Follows what a person was told last, newest first. */
export const watchNewest = watch(({ limit, orderBy }) => [orderBy('at', 'desc'), limit(newest)]);
