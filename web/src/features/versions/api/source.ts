import { useEffect, useState } from 'react';
import { askStore } from '../../../firebase/write/ask-store.ts';

export type Asked<Answer> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'here'; answer: Answer };

/** What a release says never changes, so that each is asked once while the page is open. */
const known = new Map<string, unknown>();

/** Asks for something of a release while it is on screen; null asks for nothing. */
export function useSource<Answer>(address: string | null, isPublic = false): Asked<Answer> {
  const [state, setState] = useState<{ address: string | null; asked: Asked<Answer> }>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (address === null || known.has(address)) return;
    let current = true;
    const show = (asked: Asked<Answer>) => current && setState({ address, asked });
    askStore<Answer>(address, isPublic).then(
      (answer) => {
        known.set(address, answer);
        show({ status: 'here', answer });
      },
      (error: unknown) => show({ status: 'failed', error, retry: () => setAttempt((count) => count + 1) }),
    );
    return () => {
      current = false;
    };
  }, [address, isPublic, attempt]);
  if (address !== null && known.has(address)) return { status: 'here', answer: known.get(address) as Answer };
  return state?.address === address ? state.asked : { status: 'loading' };
}
