import type { SiteSettings } from '@tempera/domain/settings/settings';
import { Suspense } from 'react';
import { type Person, useIdleSession } from '../../firebase/auth/session.ts';
import { lazyPiece } from '../../ui/connection.ts';
import { useSettings } from '../../ui/settings.tsx';

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

/** Whether buying and downloading wait for a confirmed address, as the server decides it too: guests have none. */
export function mustVerify(
  person: Pick<Person, 'email' | 'emailVerified'> | null,
  { requireEmailVerification }: Pick<SiteSettings, 'requireEmailVerification'>,
): boolean {
  return requireEmailVerification && Boolean(person?.email) && !person?.emailVerified;
}
