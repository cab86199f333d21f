import { useState } from 'react';
import { CallError } from '../../firebase/write/call.ts';

/** Auth or the server wants to know that the person is still the person. */
export function asksForProof(error: unknown): boolean {
  if (error instanceof CallError) return error.refusal?.reason === 'sign-in-again';
  return (error as { code?: unknown } | null)?.code === 'auth/requires-recent-login';
}

/** The person did not want to prove anything; the act is off, which is no error. */
export class NotProven extends Error {}

interface Asking {
  proven: () => void;
  cancelled: () => void;
}

/**
 * Does what may need a fresh sign-in: when it does, `asking` is set for {@link ProofDialog}, and the act is done once more
 * afterwards. @throws NotProven when the person turns back, else whatever the act throws
 */
export function useProof() {
  const [asking, setAsking] = useState<Asking | null>(null);
  const prove = () =>
    new Promise<void>((resolve, reject) => {
      setAsking({ proven: resolve, cancelled: () => reject(new NotProven()) });
    }).finally(() => setAsking(null));
  const withProof = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      if (!asksForProof(error)) throw error;
    }
    await prove();
    return act();
  };
  return { asking, withProof };
}
