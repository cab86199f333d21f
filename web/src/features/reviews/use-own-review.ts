import type { Review } from '@tempera/domain/catalogue/review';
import { useMemo } from 'react';
import { type Person, useIdleSession } from '../../firebase/auth/session.ts';
import { useDocIfAllowed } from '../../firebase/live/use-doc.ts';
import type { Own } from './merge-reviews.ts';

/** Who looks, as far as reviews are concerned: guests may write none, so they are nobody here. */
export function useReader(): Person | null {
  const session = useIdleSession();
  const person = session.status === 'known' ? session.person : null;
  return person?.anonymous ? null : person;
}

/** A member's own review of a product, live; null until it is known, and for those who can have none. */
export function useOwnReview(slug: string, uid: string | null): Own | null {
  const watched = useDocIfAllowed<Review>(uid && `products/${slug}/reviews/${uid}`);
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
