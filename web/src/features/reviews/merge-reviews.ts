import { newestFirst, type Review } from '@tempera/domain/catalogue/review';

/** One's own review as it is now: `review` null when there is none (any more). */
export interface Own {
  uid: string;
  review: Review | null;
}

/**
 * The reviews of a page and of those loaded before, each once, newest first. One's own comes first, and is known sooner
 * and better than what the trigger has made of it. `own` null where it is not known.
 */
export function mergeReviews(newest: readonly Review[], older: readonly Review[], own: Own | null): Review[] {
  const byUid = new Map([...older, ...newest].map((review) => [review.uid, review]));
  if (own) byUid.delete(own.uid);
  const others = newestFirst([...byUid.values()]);
  return own?.review ? [own.review, ...others] : others;
}
