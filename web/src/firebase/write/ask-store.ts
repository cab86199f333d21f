import type { Refusal } from '@tempera/domain/calls/reasons';
import { credentials } from '../auth/auth-actions.ts';
import { CallError } from './call.ts';
import { refused } from './refused.ts';

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
 * What an address of the store's functions answers as JSON, in the name of whoever is signed in, or of nobody.
 * @throws CallError with a reason, or without one where the server was not reached
 */
export async function askStore<Answer>(address: string, isPublic = false): Promise<Answer> {
  try {
    const headers = isPublic ? {} : await credentials();
    return (await answerOf(
      await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) }),
    )) as Answer;
  } catch (error) {
    throw error instanceof CallError ? error : new CallError(null);
  }
}
