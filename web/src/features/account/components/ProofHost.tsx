import { useEffect } from 'react';
import { onProofWanted } from '../../../firebase/auth/proof.ts';
import { ProofDialog, useProof } from './ProofDialog.tsx';

/** Asks who manages the store to sign in again, wherever the server wants that of what they do. */
export default function ProofHost() {
  const { asking, prove } = useProof();
  useEffect(() => onProofWanted(prove), [prove]);
  return asking && <ProofDialog asking={asking} />;
}
