import { messageOf } from '@tempera/domain/calls/reason-texts';
import { durations } from '@tempera/domain/site/durations';
import { serverOffset } from '../live/store-time.ts';
import { getAuth } from '../sdk.ts';
import { CallError } from '../write/call.ts';

type Ask = () => Promise<void>;

let asker: Ask | null = null;

/** Says what asks the person to sign in again; it rejects when they don't want to. Returns an unsubscribe function. */
export function onProofWanted(ask: Ask): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Auth or the server wants to know that the person is still the person. */
function isWanted(error: unknown): boolean {
  if (error instanceof CallError) return error.refusal?.reason === 'sign-in-again';
  return (error as { code?: unknown } | null)?.code === 'auth/requires-recent-login';
}

/**
 * Calls what Auth or the server does only for somebody who has signed in just now; where it refuses for that reason, the person is asked to, and it is called
 * once more. @throws what `action` throws, the refusal when the person does not want to
 */
export async function withProof<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!isWanted(error) || !asker) throw error;
    await asker().catch(() => {
      throw error;
    });
  }
  return action();
}

/** What a request may take on its way, by clocks that differ. */
const margin = 30_000;

/**
 * Asks the person to sign in again before a write that the rules take only from somebody who has just done so: they give no reasons.
 * @throws CallError `sign-in-again` when the person does not want to
 */
export async function proveFirst(): Promise<void> {
  let looked = false;
  await withProof(async () => {
    // Once they have signed in again it is the rules that decide: a device whose clock is wrong must not refuse for good.
    if (looked) return;
    looked = true;
    const token = await (await getAuth()).currentUser?.getIdTokenResult();
    const age = Date.now() + (await serverOffset()) - Date.parse(token?.authTime ?? '');
    if (age < durations.provenSignIn - margin) return;
    const refusal = { reason: 'sign-in-again' } as const;
    throw new CallError(refusal, messageOf(refusal));
  });
}
