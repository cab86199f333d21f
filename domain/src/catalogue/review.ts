import type { Role } from '../people/roles.ts';
import { compareText } from '../site/plain-text.ts';

/** `products/{slug}/reviews/{uid}` with the uid. Times are milliseconds here and timestamps in Firestore. */
export interface Review {
  uid: string;
  rating: number;
  text: string;
  authorName: string;
  /** What the author was when they wrote or last changed it; missing of reviews from before it was kept. */
  authorRole?: Role;
  createdAt: number;
  /** Later than `createdAt` once its author has changed it. */
  updatedAt: number;
}

/**
 * `catalogue/reviews-{slug}`: what a preview page shows of a product's reviews, in one document (decision 0010).
 * `stars[0]` counts the reviews of one star, `stars[4]` those of five; `newest` holds at most {@link reviewPage}.
 */
export interface ReviewSummary {
  rating: number;
  reviewCount: number;
  stars: number[];
  newest: Review[];
}

export const reviewStars = [1, 2, 3, 4, 5] as const;

/** Lengths in characters; `isReview` and `isReport` of firestore.rules hold them too. */
export const reviewLimits = { text: 2_000, reportText: 500 } as const;

/** Reviews in the summary, and in each further page. */
export const reviewPage = 10;

export const noReviews: ReviewSummary = { rating: 0, reviewCount: 0, stars: [0, 0, 0, 0, 0], newest: [] };

/** The figures of a product whose reviews are so many of one star, of two, and so on; 0 and 0 when nobody has rated. */
export function rate(stars: readonly number[]): Pick<ReviewSummary, 'rating' | 'reviewCount'> {
  const reviewCount = stars.reduce((sum, count) => sum + count, 0);
  const points = stars.reduce((sum, count, index) => sum + count * (index + 1), 0);
  // Whole numbers until the end, so that 4.75 becomes 4.8 on every machine.
  return { rating: reviewCount === 0 ? 0 : Math.round((points * 10) / reviewCount) / 10, reviewCount };
}

/** Newest first; the uid decides between equals, so that equal input is equal output. */
export function newestFirst(reviews: readonly Review[]): Review[] {
  return [...reviews].sort((a, b) => b.createdAt - a.createdAt || compareText(a.uid, b.uid));
}

/** The summary of exactly these reviews. */
export function summarizeReviews(reviews: readonly Review[]): ReviewSummary {
  const stars = reviewStars.map((star) => reviews.filter(({ rating }) => rating === star).length);
  return { ...rate(stars), stars, newest: newestFirst(reviews).slice(0, reviewPage) };
}
