import { watchQuery } from '../../../firebase/live/watch-query.ts';

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
  watchQuery<Wish>(
    `users/${uid}/wishlist`,
    ({ limit, orderBy }) => [orderBy('addedAt', 'desc'), limit(most)],
    (found) => onWishes(found.map(({ slug, addedAt }) => ({ slug, addedAt }))),
    onEnd,
  );
