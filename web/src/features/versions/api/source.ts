import type { Refusal } from '@tempera/domain/calls/reasons';
import { useEffect, useState } from 'react';
import { credentials } from '../../../firebase/auth/auth-actions.ts';
import { CallError } from '../../../firebase/write/call.ts';
import { refused } from '../../../firebase/write/refused.ts';

/** In milliseconds. */
const timeoutMs = 30_000;

async function answerOf(response: Response): Promise<unknown> {
  const text = await response.text();
  const parsed: unknown = JSON.parse(text);
  if (response.ok) return parsed;
  const { reason } = parsed as Partial<Refusal>;
  throw refused(reason ? (parsed as Refusal) : null);
}

/**
 * What `/source/…` answers, in the name of whoever is signed in, or of nobody.
 * @throws CallError with a reason, or without one where the server was not reached
 */
export async function askSource<Answer>(address: string, isPublic = false): Promise<Answer> {
  try {
    const headers = isPublic ? {} : await credentials();
    return (await answerOf(
      await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) }),
    )) as Answer;
  } catch (error) {
    throw error instanceof CallError ? error : new CallError(null);
  }
}

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
    askSource<Answer>(address, isPublic).then(
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
