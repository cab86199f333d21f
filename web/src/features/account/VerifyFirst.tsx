import { Suspense } from 'react';
import { useIdleSession } from '../../firebase/auth/session.ts';
import { lazyPiece } from '../../ui/lazy-piece.ts';
import { useSettings } from '../../ui/settings.tsx';
import { mustVerify } from './must-verify.ts';

const VerifyNotice = lazyPiece(() =>
  import('./components/VerifyNotice.tsx').then(({ VerifyNotice: notice }) => ({ default: notice })),
);

/** The notice for pages where something waits for a confirmed address; small enough for public ones. */
export function VerifyFirst({ waits }: { waits: string }) {
  const session = useIdleSession();
  const settings = useSettings();
  const person = session.status === 'known' ? session.person : null;
  if (!person || !mustVerify(person, settings)) return null;
  return (
    <Suspense>
      <VerifyNotice person={person} waits={waits} />
    </Suspense>
  );
}
