import type { Review } from '@tempera/domain/catalogue/review';
import { reviewPage } from '@tempera/domain/catalogue/review';
import { collection, getDocs, limit, orderBy, query, startAt, Timestamp } from 'firebase/firestore';
import { toPlain } from '../../../firebase/public/plain.ts';
import { markRead } from '../../../firebase/public/reads.ts';
import { getFirestore } from '../../../firebase/sdk.ts';

/**
 * The next page of reviews, newest first, after those `known` already. Times are known in whole milliseconds and stored
 * finer, so it begins a millisecond early and asks for as many more as that brings again.
 */
export async function readOlder(slug: string, known: readonly Review[]): Promise<Review[]> {
  const from = Math.min(...known.map(({ createdAt }) => createdAt)) + 1;
  const again = known.filter(({ createdAt }) => createdAt <= from).length;
  const found = await getDocs(
    query(
      collection(await getFirestore(), `products/${slug}/reviews`),
      orderBy('createdAt', 'desc'),
      startAt(Timestamp.fromMillis(from)),
      limit(reviewPage + again),
    ),
  );
  markRead(`products/${slug}/reviews`, found.size);
  return found.docs.map((one) => ({ ...(toPlain(one.data()) as unknown as Review), uid: one.id }));
}
