import { reviewsDoc } from '@tempera/domain/catalogue/catalogue';
import { type Review, summarizeReviews } from '@tempera/domain/catalogue/review';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { SeedReview } from './catalogue.ts';
import type { Store } from './open-store.ts';
import { reviews } from './reviews.ts';

function toReview({ author, rating, text, at, edited = at }: SeedReview): Review {
  const uid = `demo-reader-${author}`;
  return { uid, rating, text, authorName: author, createdAt: Date.parse(at), updatedAt: Date.parse(edited) };
}

/** The reviews of a product in the domain's units. */
export const reviewsOf = (slug: string): Review[] => (reviews[slug] ?? []).map(toReview);

const withTimestamps = ({ createdAt, updatedAt, ...review }: Review) => ({
  ...review,
  createdAt: Timestamp.fromMillis(createdAt),
  updatedAt: Timestamp.fromMillis(updatedAt),
});

/**
 * Writes every review, and the page of them that a preview shows. The trigger writes the same page a moment later; a
 * store that has just opened must not wait for it.
 */
export async function seedReviews({ db }: Store): Promise<void> {
  const batch = db.batch();
  for (const slug of Object.keys(reviews)) {
    const all = reviewsOf(slug);
    for (const { uid, ...review } of all.map(withTimestamps)) {
      batch.set(db.doc(`products/${slug}/reviews/${uid}`), review);
    }
    const { newest, ...figures } = summarizeReviews(all);
    batch.set(db.doc(`catalogue/${reviewsDoc(slug)}`), {
      ...figures,
      newest: newest.map(withTimestamps),
      summarisedAt: FieldValue.serverTimestamp(),
    });
  }
  await batch.commit();
}
