import { Suspense } from 'react';
import { useKnownMember } from '../../firebase/auth/session.ts';
import { lazyPiece } from '../../ui/connection.ts';

const SessionGuard = lazyPiece(() => import('./components/SessionGuard.tsx'));
const ProofHost = lazyPiece(() => import('./components/ProofHost.tsx'));

/** What goes with a session on every page, in the store and in the panels. */
export function SessionParts() {
  const member = useKnownMember();
  return (
    member && (
      <>
        <Suspense>
          <SessionGuard uid={member.uid} role={member.role} />
        </Suspense>
        <Suspense>
          <ProofHost />
        </Suspense>
      </>
    )
  );
}
