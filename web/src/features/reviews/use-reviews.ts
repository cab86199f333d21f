import type { Review, ReviewSummary } from '@tempera/domain/catalogue/review';
import { useState } from 'react';
import { mergeReviews, type Own } from './merge-reviews.ts';

/** The summary's reviews and the pages loaded after them; `loaded` is the first of the page that came last. */
export function useReviews(slug: string, summary: ReviewSummary, own: Own | null) {
  const [older, setOlder] = useState<Review[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'ended'>('idle');
  const [loaded, setLoaded] = useState<string | null>(null);
  const known = mergeReviews(summary.newest, older, null);

  const loadMore = async () => {
    setState('loading');
    try {
      const { readOlder } = await import('./api/read-older.ts');
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
