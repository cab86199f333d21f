import type { Refusal } from '@tempera/domain/calls/reasons';
import { messages } from '@tempera/domain/site/messages';
import { getFunctions } from '../sdk.ts';

/** A function's refusal with a text for people in `message`; `refusal` is null when the network failed. */
export class CallError extends Error {
  readonly refusal: Refusal | null;

  constructor(refusal: Refusal | null, message: string = messages.networkError) {
    super(message);
    this.name = 'CallError';
    this.refusal = refusal;
  }
}

/** Whether the store could not be reached or did not answer, rather than refused. */
export const isLost = (error: unknown): error is CallError =>
  error instanceof CallError && error.refusal === null;

/** The network failed in `fetch` or while a part of the app was loading, in the words of the browsers. */
const lostInBrowser = /fetch|network|load|import/i;

/**
 * What a person reads when something failed: the store's reason, that the network failed, or `fallback` for all else, such as
 * a refusal by the rules, which have no words of their own.
 */
export function errorText(error: unknown, fallback: string = messages.unexpected.text): string {
  if (error instanceof CallError) return error.message;
  return error instanceof TypeError && lostInBrowser.test(error.message) ? messages.networkError : fallback;
}

/**
 * Calls a function by name; callers are typed one-liners in the features' `api/` folders.
 * @throws CallError with the reason the function gave, or without one when it could not be reached or did not answer in time
 */
export async function call<Input, Output>(name: string, input: Input): Promise<Output> {
  try {
    // Without a connection, the SDK may not come either.
    const [{ httpsCallable }, functions] = await Promise.all([import('firebase/functions'), getFunctions()]);
    const result = await httpsCallable<Input, Output>(functions, name, { timeout: 60_000 })(input);
    return result.data;
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw isLate(error) ? await noAnswer() : new CallError(null);
    // The texts of refusals stay out of a visitor's first JavaScript.
    const { messageOf } = await import('@tempera/domain/calls/reason-texts');
    throw new CallError(refusal, messageOf(refusal));
  }
}

/** What was asked for reached the store, which may be at it still. */
const isLate = (error: unknown): boolean =>
  String((error as { code?: unknown } | null)?.code).endsWith('/deadline-exceeded');

/** What is said where nobody knows whether something was done. */
export async function noAnswer(): Promise<CallError> {
  const { laterMessages } = await import('@tempera/domain/site/later-messages');
  return new CallError(null, laterMessages.noAnswer);
}

function refusalIn(error: unknown): Refusal | null {
  const details = (error as { details?: unknown } | null)?.details;
  return typeof details === 'object' && details !== null && 'reason' in details ? (details as Refusal) : null;
}
