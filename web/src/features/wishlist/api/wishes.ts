import { tallyLimits } from '@tempera/domain/people/tally';
import { watchQuery } from '../../../firebase/live/watch-query.ts';
import { serverNow } from '../../../firebase/write/write.ts';
import { deleteCounted, writeCounted } from '../../../firebase/write/write-counted.ts';

/** `users/{uid}/wishlist/{slug}`; `addedAt` in milliseconds. */
export interface Wish {
  slug: string;
  addedAt: number;
}

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
    ({ limit, orderBy }) => [orderBy('addedAt', 'desc'), limit(tallyLimits.wishlist.most)],
    (found) => onWishes(found.map(({ id, addedAt }) => ({ slug: id, addedAt }))),
    onEnd,
  );

let last: Promise<void> = Promise.resolve();

/**
 * Puts a template on a person's wishlist or takes it off, one after the other, so that the last press counts.
 * @throws CallError without a connection or when the list is full, FirebaseError `permission-denied`
 */
export function writeWish(uid: string, slug: string, wished: boolean): Promise<void> {
  const path = `users/${uid}/wishlist/${slug}`;
  const counting = { kind: 'wishlist', by: { uid }, last: path } as const;
  const written = last.then(() =>
    wished ? writeCounted(counting, [{ set: path, data: { addedAt: serverNow } }]) : deleteCounted(counting),
  );
  last = written.catch(() => {});
  return written;
}
