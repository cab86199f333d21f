import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { referenceOf } from '@tempera/domain/calls/reference';

/** The request's trace, 32 hex digits, as Google's front end or the W3C's header names it. */
function traceIn({ 'x-cloud-trace-context': google, traceparent }: IncomingHttpHeaders): string | undefined {
  const named = typeof google === 'string' ? /^([\da-f]{32})(?:\/|$)/i.exec(google) : null;
  return (named ?? /^[\da-f]{2}-([\da-f]{32})-/.exec(String(traceparent)))?.[1];
}

/**
 * The reference of what went wrong in a request: of its trace, so that whatever failed on the way has the same one, else a random one.
 */
export function referenceIn(headers: IncomingHttpHeaders = {}): string {
  const trace = traceIn(headers);
  return referenceOf(trace ? Buffer.from(trace, 'hex') : randomBytes(8));
}
