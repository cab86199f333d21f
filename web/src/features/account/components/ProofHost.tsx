import { Suspense, useEffect, useState } from 'react';
import { onProofWanted } from '../../../firebase/auth/proof.ts';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import type { Asking } from './ProofDialog.tsx';

const ProofDialog = lazyDialog(() => import('./ProofDialog.tsx'));

/** Asks whoever is signed in to do so again, wherever Auth or the server wants that of what they do. */
export default function ProofHost() {
  const [asking, setAsking] = useState<Asking | null>(null);
  useEffect(
    () =>
      onProofWanted(() =>
        new Promise<void>((proven, onClose) => setAsking({ proven, onClose })).finally(() => setAsking(null)),
      ),
    [],
  );
  return (
    asking && (
      <Suspense>
        <ProofDialog {...asking} />
      </Suspense>
    )
  );
}
