import { lazy, Suspense } from 'react';

/** A page without its code has none. It must not wait for it (lazyPiece): what the server has drawn is taken over before another page is shown. */
const LocalClock =
  import.meta.env.MODE === 'emulators'
    ? lazy(() => import('./LocalClock.tsx').catch(() => ({ default: () => null })))
    : null;

/** The local store's clock; null in any other build. */
export const ClockButton =
  LocalClock &&
  (() => (
    <Suspense>
      <LocalClock />
    </Suspense>
  ));
