import { collection, limit, onSnapshot, orderBy, type QuerySnapshot, query } from 'firebase/firestore';
import { whenConfirmed } from '../../../firebase/auth/when-confirmed.ts';
import { askAgain } from '../../../firebase/live/ask-again.ts';
import { markRead } from '../../../firebase/public/reads.ts';
import { getFirestore } from '../../../firebase/sdk.ts';

/** `users/{uid}/wishlist/{slug}`; `addedAt` in milliseconds. */
export interface Wish {
  slug: string;
  addedAt: number;
}

/** So many of the newest are followed; a longer list is no wishlist any more. */
const most = 100;

/**
 * Follows what a person wishes for, newest first, as the server has it. `onEnd` is called when the rules or the network end it.
 */
export async function watchWishes(uid: string, onWishes: (wishes: Wish[]) => void, onEnd: () => void) {
  const wishes = query(
    collection(await getFirestore(), `users/${uid}/wishlist`),
    orderBy('addedAt', 'desc'),
    limit(most),
  );
  const show = (snapshot: QuerySnapshot) => {
    // Without a connection an empty cache says that there are none; only the server knows that.
    if (snapshot.metadata.fromCache && snapshot.empty) return;
    if (!snapshot.metadata.fromCache) markRead(`users/${uid}/wishlist`, snapshot.docChanges().length);
    onWishes(snapshot.docs.map((one) => ({ slug: one.id, addedAt: one.get('addedAt').toMillis() })));
  };
  return askAgain((ended) => onSnapshot(wishes, whenConfirmed, show, ended), onEnd);
}
