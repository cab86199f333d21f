import { watchQuery } from '../../../firebase/live/watch-query.ts';
import { deleteDocument, serverNow, setDocument } from '../../../firebase/write/write.ts';

/** `users/{uid}/wishlist/{slug}`; `addedAt` in milliseconds. */
export interface Wish {
  slug: string;
  addedAt: number;
}

/** So many of the newest are followed; a longer list is no wishlist any more. */
const most = 100;

/**
 * Follows what a person wishes for, newest first, as the server has it. `onEnd` is called when the rules or the network end it.
 * Returns an unsubscribe function.
 */
export const watchWishes = (
  uid: string,
  onWishes: (wishes: Wish[]) => void,
  onEnd: () => void,
): (() => void) =>
  watchQuery<Omit<Wish, 'slug'>>(
    `users/${uid}/wishlist`,
    ({ limit, orderBy }) => [orderBy('addedAt', 'desc'), limit(most)],
    (found) => onWishes(found.map(({ id, addedAt }) => ({ slug: id, addedAt }))),
    onEnd,
  );

let last: Promise<void> = Promise.resolve();

/**
 * Puts a template on a person's wishlist or takes it off, one after the other, so that the last press counts.
 * @throws CallError without a connection, FirebaseError `permission-denied`
 */
export function writeWish(uid: string, slug: string, wished: boolean): Promise<void> {
  const path = `users/${uid}/wishlist/${slug}`;
  const written = last.then(() =>
    wished ? setDocument(path, { addedAt: serverNow }) : deleteDocument(path),
  );
  last = written.catch(() => {});
  return written;
}
