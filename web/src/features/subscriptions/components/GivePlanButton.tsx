import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../ui/lazy-part.tsx';

const GivePlanDialog = lazyDialog(() => import('./GivePlanDialog.tsx'));

/** Gives a plan to whoever is named. */
export function GivePlanButton({ onDone }: { onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        Give Plan…
      </Button>
      <Suspense>{asking && <GivePlanDialog onClose={() => setAsking(false)} onDone={onDone} />}</Suspense>
    </>
  );
}
