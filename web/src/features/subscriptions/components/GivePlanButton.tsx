import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const GivePlanDialog = lazy(() => import('./GivePlanDialog.tsx'));

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
