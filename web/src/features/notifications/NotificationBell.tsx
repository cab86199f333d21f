import { Suspense } from 'react';
import { useKnownMember } from '../../firebase/auth/session.ts';
import { lazyPiece } from '../../ui/connection.ts';

const Bell = lazyPiece(() => import('./components/Bell.tsx'));

/** The header's bell, for members; its code comes once it is known that one is here. */
export function NotificationBell() {
  const member = useKnownMember();
  if (!member) return null;
  return (
    <Suspense>
      <Bell key={member.uid} uid={member.uid} />
    </Suspense>
  );
}
