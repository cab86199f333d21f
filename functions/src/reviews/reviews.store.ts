import {
  newestFirst,
  type Review,
  type ReviewSummary,
  rate,
  reviewPage,
  reviewStars,
} from '@tempera/domain/catalogue/review';
import { roles } from '@tempera/domain/people/roles';
import type { DocumentSnapshot } from '../platform/admin.ts';
import { db } from '../platform/admin.ts';
import { isMissing } from '../platform/firestore-errors.ts';
import { logs } from '../platform/logs.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, serverTime, toMillis } from '../platform/timestamps.ts';

function toReview(snapshot: DocumentSnapshot): Review | null {
  const { rating, text, authorName, authorRole, createdAt, updatedAt } = snapshot.data() ?? {};
  const [created, updated] = [toMillis(createdAt), toMillis(updatedAt)];
  const readable = typeof rating === 'number' && typeof text === 'string' && typeof authorName === 'string';
  if (!readable || created === null || updated === null) {
    logs.brokenDocument(snapshot.ref.path);
    return null;
  }
  const author = { authorName, ...(roles.includes(authorRole) && { authorRole }) };
  return { uid: snapshot.id, rating, text, ...author, createdAt: created, updatedAt: updated };
}

/** The reviews of a product as they are now: counts by aggregation, which costs no document, and the newest few. */
export async function countReviews(slug: string): Promise<ReviewSummary> {
  const reviews = refs.reviews(slug);
  const [newest, ...counts] = await Promise.all([
    refs.reviews(slug).orderBy('createdAt', 'desc').limit(reviewPage).get(),
    ...reviewStars.map((star) => reviews.where('rating', '==', star).count().get()),
  ]);
  const stars = counts.map((count) => count.data().count);
  return { ...rate(stars), stars, newest: newestFirst(newest.docs.flatMap((one) => toReview(one) ?? [])) };
}

/** Writes the product's figures and its page of reviews, both or neither; of a product that is gone nothing stays. */
export async function storeFigures(slug: string, summary: ReviewSummary): Promise<void> {
  const { rating, reviewCount } = summary;
  const newest = summary.newest.map(({ createdAt, updatedAt, ...review }) => ({
    ...review,
    createdAt: fromMillis(createdAt),
    updatedAt: fromMillis(updatedAt),
  }));
  const batch = db().batch();
  batch.update(refs.product(slug), { rating, reviewCount });
  batch.set(refs.reviewSummary(slug), { ...summary, newest, summarisedAt: serverTime() });
  batch.set(refs.changes(), { 'catalogue-products': serverTime() }, { merge: true });
  try {
    await batch.commit();
  } catch (error) {
    if (!isMissing(error)) throw error;
    await refs.reviewSummary(slug).delete();
  }
}
