import { Suspense } from 'react';
import { useIdleSession } from '../../firebase/auth/session.ts';
import { lazyPiece } from '../../ui/connection.ts';

const Bell = lazyPiece(() => import('./components/Bell.tsx'));

/** The header's bell, for members; its code comes once it is known that one is here. */
export function NotificationBell() {
  const session = useIdleSession();
  const person = session.status === 'known' ? session.person : null;
  if (!person || person.anonymous) return null;
  return (
    <Suspense>
      <Bell key={person.uid} uid={person.uid} />
    </Suspense>
  );
}
