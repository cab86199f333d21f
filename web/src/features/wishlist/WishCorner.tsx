import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { Suspense } from 'react';
import { useIdleSession } from '../../firebase/auth/session.ts';
import { lazyPiece } from '../../ui/lazy-piece.ts';
import { useSettings } from '../../ui/settings.tsx';

/** Whose wishlist it is: undefined until it is known who looks, null for visitors and guests, who have none. */
export function useMember(): string | null | undefined {
  const session = useIdleSession();
  if (session.status === 'unknown') return undefined;
  return session.person && !session.person.anonymous ? session.person.uid : null;
}

const WishHeart = lazyPiece(() => import('./components/WishHeart.tsx'));

/** What a card of a template offers to members. It comes once they are known; a page from the server has none. */
export function WishCorner({ row }: { row: CatalogueRow }) {
  const { enableWishlist } = useSettings();
  const uid = useMember();
  if (!enableWishlist || !uid) return null;
  return (
    <Suspense>
      <WishHeart uid={uid} slug={row.slug} title={row.title} />
    </Suspense>
  );
}
