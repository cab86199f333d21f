import { lazy, Suspense, useEffect, useState } from 'react';
import { onProofWanted } from '../../../firebase/auth/proof.ts';
import type { Asking } from './ProofDialog.tsx';

const ProofDialog = lazy(() => import('./ProofDialog.tsx'));

/** Asks whoever is signed in to do so again, wherever Auth or the server wants that of what they do. */
export default function ProofHost() {
  const [asking, setAsking] = useState<Asking | null>(null);
  useEffect(
    () =>
      onProofWanted(() =>
        new Promise<void>((proven, canceled) => setAsking({ proven, canceled })).finally(() =>
          setAsking(null),
        ),
      ),
    [],
  );
  return (
    asking && (
      <Suspense>
        <ProofDialog asking={asking} />
      </Suspense>
    )
  );
}
