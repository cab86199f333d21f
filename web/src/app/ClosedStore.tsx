import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useIdleSession } from '../firebase/auth/session.ts';
import { publicPaths, toMaintenance } from '../firebase/public/public-docs.ts';
import { usePublic } from '../firebase/public/use-public.ts';
import { lazyPiece } from '../ui/connection.ts';
import { isAlwaysOpen } from './load-root.ts';

const ClosedNow = lazyPiece(() => import('./ClosedNow.tsx'));
const ChatWidget = lazyPiece(() => import('../features/chat/widget/ChatWidget.tsx'));

/**
 * Follows whether the store is closed, in every open tab. Pages that stay open in any case need not know, which saves a
 * read. An open store has its live chat instead, once it is known who is here.
 */
export function ClosedStore() {
  const { pathname } = useLocation();
  const session = useIdleSession();
  const known = session.status === 'known';
  const role = (known && session.person?.role) || 'customer';
  const asks = role !== 'customer' || !isAlwaysOpen(pathname);
  const { enabled } = toMaintenance(usePublic(asks ? publicPaths.maintenance : null, null));
  return <Suspense>{enabled ? <ClosedNow /> : known && <ChatWidget />}</Suspense>;
}
