import { lazy, Suspense } from 'react';

const LocalClock = import.meta.env.MODE === 'emulators' ? lazy(() => import('./LocalClock.tsx')) : null;

/** The local store's clock; null in any other build. */
export const ClockButton =
  LocalClock &&
  (() => (
    <Suspense>
      <LocalClock />
    </Suspense>
  ));
