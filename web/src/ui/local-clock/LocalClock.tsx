import Button from '@mui/material/Button';
import { Suspense, useEffect, useState } from 'react';
import { lazyDialog } from '../lazy-part.tsx';
import { findClock } from './move-clock.ts';

/** Seldom asked for: a page of the local store loads no more than one of production besides the button. */
const ClockDialog = lazyDialog(() => import('./ClockDialog.tsx'));

/** The button that moves the time of the local store on. In `--mode emulators` builds only. */
export default function LocalClock() {
  const [url, setUrl] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    findClock().then(setUrl, () => setUrl(null));
  }, []);
  if (url === null) return null;
  return (
    <>
      <Button size="small" sx={{ justifySelf: 'start', px: 0 }} onClick={() => setOpen(true)}>
        Local store: move the clock
      </Button>
      {isOpen && (
        <Suspense>
          <ClockDialog url={url} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
