import { lazy, Suspense, useState } from 'react';

const LogoutDialog = lazy(() => import('./LogoutDialog.tsx'));

/** The logout dialog, loaded when it is first asked for; it stays, so that it can close gently. */
export function LogoutQuestion({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [loaded, setLoaded] = useState(false);
  if (open && !loaded) setLoaded(true);
  return (
    loaded && (
      <Suspense>
        <LogoutDialog open={open} onClose={onClose} />
      </Suspense>
    )
  );
}
