import type { Notification } from '@tempera/domain/conversations/notification';
import {
  collection,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import { whenConfirmed } from '../../../firebase/auth/when-confirmed.ts';
import { askAgain } from '../../../firebase/live/ask-again.ts';
import { toPlain } from '../../../firebase/public/plain.ts';
import { markRead } from '../../../firebase/public/reads.ts';
import { getFirestore } from '../../../firebase/sdk.ts';

/** `key` is the document's id. */
export type Notice = Notification & { key: string };
type Watch = (uid: string, onItems: (items: Notice[]) => void, onEnd: () => void) => Promise<() => void>;

/** The badge says 9+ from here on, so nothing beyond is read. */
export const mostUnread = 10;
const newest = 20;

const toNotice = (one: QueryDocumentSnapshot) =>
  ({ ...toPlain(one.data()), key: one.id }) as unknown as Notice;

function follow(path: string, wanted: Query, onItems: (items: Notice[]) => void, onEnd: () => void) {
  const show = (snapshot: QuerySnapshot) => {
    // Without a connection an empty cache says that there are none; only the server knows that.
    if (snapshot.metadata.fromCache && snapshot.empty) return;
    if (!snapshot.metadata.fromCache) markRead(path, snapshot.docChanges().length);
    onItems(snapshot.docs.map(toNotice));
  };
  return askAgain((ended) => onSnapshot(wanted, whenConfirmed, show, ended), onEnd);
}

/** Follows what a person has not read; no document is read while there is nothing. `onEnd` when rules or network end it. */
export const watchUnread: Watch = async (uid, onItems, onEnd) => {
  const path = `users/${uid}/notifications`;
  const unread = query(
    collection(await getFirestore(), `users/${uid}/notifications`),
    where('read', '==', false),
    orderBy('at', 'desc'),
    limit(mostUnread),
  );
  return follow(path, unread, onItems, onEnd);
};

/** Follows what a person was told last, newest first. */
export const watchNewest: Watch = async (uid, onItems, onEnd) => {
  const path = `users/${uid}/notifications`;
  const last = query(
    collection(await getFirestore(), `users/${uid}/notifications`),
    orderBy('at', 'desc'),
    limit(newest),
  );
  return follow(path, last, onItems, onEnd);
};
