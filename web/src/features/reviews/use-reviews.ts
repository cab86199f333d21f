import { newestFirst, type Review, type ReviewSummary } from '@tempera/domain/catalogue/review';
import { useMemo, useState } from 'react';
import { useOwnDoc } from '../../firebase/live/use-doc.ts';

/** One's own review as it is now: `review` null when there is none (any more). */
interface Own {
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

/** A member's own review of a product, live; null until it is known, and for those who can have none. */
export function useOwnReview(slug: string, uid: string | null): Own | null {
  const watched = useOwnDoc<Review>(uid && `products/${slug}/reviews/${uid}`);
  return useMemo(() => {
    if (uid === null || watched.loading || watched.error) return null;
    const { data } = watched;
    if (!data) return { uid, review: null };
    // A write that the server has not confirmed yet has no times.
    const { createdAt = Date.now(), updatedAt = Date.now() } = dropNull(data);
    return { uid, review: { ...data, uid, createdAt, updatedAt } };
  }, [uid, watched]);
}

const dropNull = ({ createdAt, updatedAt }: Review) => ({
  createdAt: createdAt ?? undefined,
  updatedAt: updatedAt ?? undefined,
});

/** The summary's reviews and the pages loaded after them; `loaded` is the first of the page that came last. */
export function useReviews(slug: string, summary: ReviewSummary, own: Own | null) {
  const [older, setOlder] = useState<Review[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'ended'>('idle');
  const [loaded, setLoaded] = useState<string | null>(null);
  const known = mergeReviews(summary.newest, older, null);

  const loadMore = async () => {
    setState('loading');
    try {
      const { readOlder } = await import('./api/reviews.ts');
      const page = await readOlder(slug, known);
      const fresh = page.find(({ uid }) => known.every((other) => other.uid !== uid));
      setOlder(mergeReviews(known, page, null));
      setLoaded(fresh?.uid ?? null);
      // The count may be ahead of the reviews for a moment; what brings nothing is not offered again.
      setState(fresh ? 'idle' : 'ended');
    } catch {
      setState('failed');
    }
  };

  const more = known.length > 0 && known.length < summary.reviewCount && state !== 'ended';
  return { shown: mergeReviews(summary.newest, older, own), state, more, loaded, loadMore };
}
