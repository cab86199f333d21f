import type { IncomingHttpHeaders } from 'node:http';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { type Reason, type Refusal, RefusalError, reasonCode } from '@tempera/domain/calls/reasons';
import { HttpsError } from 'firebase-functions/https';
import { isTransient } from './firestore-errors.ts';
import { logs } from './logs.ts';
import { referenceIn } from './reference.ts';

/** A refusal as callables send it: a text for people, and the reason in `details`. */
export function toHttpsError(refusal: Refusal): HttpsError {
  return new HttpsError(reasonCode[refusal.reason], messageOf(refusal), refusal);
}

/** The header that tells a machine how long to wait, of a refusal that knows it. */
export const retryAfter = (refusal: Partial<Refusal> | undefined): Record<string, string> =>
  refusal?.waitSeconds ? { 'Retry-After': String(refusal.waitSeconds) } : {};

/**
 * Whatever an operation threw, as a refusal. What nobody expected is logged and becomes `busy`, with the reference by which the log has
 * it.
 * @param headers of the request in which it happened
 */
export function toRefusal(operation: string, cause: unknown, headers?: IncomingHttpHeaders): Refusal {
  if (cause instanceof RefusalError) return cause.refusal;
  if (isTransient(cause)) {
    logs.storeBusy(operation, cause);
    return { reason: 'busy' };
  }
  const reference = referenceIn(headers);
  logs.unexpected(operation, cause, reference);
  return { reason: 'busy', reference };
}

const reasonOfStatus: Record<string, Reason> = {
  UNAUTHENTICATED: 'sign-in-required',
  PERMISSION_DENIED: 'not-allowed',
  INTERNAL: 'busy',
};

/** An error response of the SDK itself (a bad token, a wrong method) with the reason that our clients branch on. */
export function withReason(body: unknown): unknown {
  const error = (body as { error?: { status?: string; details?: { reason?: unknown } } } | null)?.error;
  if (typeof error !== 'object' || error === null || error.details?.reason !== undefined) return body;
  const refusal = { reason: reasonOfStatus[error.status ?? ''] ?? 'invalid-input' };
  const status = toHttpsError(refusal).toJSON();
  return { error: { ...status, details: refusal } };
}
