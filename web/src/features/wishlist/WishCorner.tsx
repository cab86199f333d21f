import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { Suspense } from 'react';
import { useKnownMember } from '../../firebase/auth/session.ts';
import { lazyPiece } from '../../ui/connection.ts';
import { useSettings } from '../../ui/settings.tsx';

const WishHeart = lazyPiece(() => import('./components/WishHeart.tsx'));

/** What a card of a template offers to members. It comes once they are known; a page from the server has none. */
export function WishCorner({ row }: { row: CatalogueRow }) {
  const { enableWishlist } = useSettings();
  const uid = useKnownMember()?.uid;
  if (!enableWishlist || !uid) return null;
  return (
    <Suspense>
      <WishHeart uid={uid} slug={row.slug} title={row.title} />
    </Suspense>
  );
}
