import { type Reason, type Refusal, reasonCode } from '@tempera/domain/calls/reasons';
import { HttpsError, type Request } from 'firebase-functions/https';
import { answerHeaders } from '../platform/answer-headers.ts';
import { noteHttpRefusal } from '../platform/note-refusal.ts';
import { retryAfter, toRefusal } from '../platform/refusals.ts';
import type { HttpResponse } from '../platform/respond.ts';
import { wordsFor } from '../platform/words-for.ts';
import { hiddenReasons } from '../tokens/hidden-reasons.ts';

/** Nobody but whoever asked may keep an answer, and they ask again before they use it. */
const headers = { ...answerHeaders, 'Cache-Control': 'private, no-cache', Vary: 'Accept, Authorization' };

/** A month's allowance that is used up is no limit that a client should wait for. */
function statusOf(reason: Reason): number {
  const code = reason === 'plan-limit' ? 'permission-denied' : reasonCode[reason];
  return new HttpsError(code, '').httpErrorCode.status;
}

/** In which field of a refusal a client looks for words. */
interface Client {
  words: 'error' | 'message';
  /** What it is told where there is nothing for who asks. */
  nothing: string;
}

export const npmClient: Client = {
  words: 'error',
  nothing: 'This package doesn’t exist. A template that isn’t a package can be cloned with git.',
};
export const shadcnClient: Client = { words: 'message', nothing: 'This item doesn’t exist.' };

/** Says what went wrong, in words that the client prints. */
export function say(
  response: HttpResponse,
  { words }: Client,
  status: number,
  text: string,
  reason?: string,
) {
  response
    .status(status)
    .set('Cache-Control', 'private, no-store')
    .json({ [words]: text, reason });
}

const textOf = (refusal: Refusal, { nothing }: Client): string =>
  hiddenReasons.includes(refusal.reason) ? nothing : wordsFor(refusal);

/** Answers a package manager; refusals are JSON that it prints. */
export async function answering(
  operation: string,
  request: Request,
  response: HttpResponse,
  client: Client,
  run: () => Promise<void>,
): Promise<void> {
  response.set(headers);
  try {
    await run();
  } catch (cause) {
    const refusal = toRefusal(operation, cause, request.headers);
    await noteHttpRefusal(operation, refusal, request);
    // Without a challenge, for which npm has words of its own that say less.
    response.set(retryAfter(refusal));
    say(response, client, statusOf(refusal.reason), textOf(refusal, client), refusal.reason);
  }
}
