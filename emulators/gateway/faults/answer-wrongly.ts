import type { ServerResponse } from 'node:http';
import { apiFailure, tooMany } from '../stripe/stripe-error.ts';
import type { CallFault } from './fault-kinds.ts';

/** Nothing of what was asked for is done. */
export const isBefore = (fault: CallFault): boolean =>
  fault === 'limit' || fault === 'fail' || fault === 'silence' || fault === 'hang';

export function answerWrongly(fault: CallFault, response: ServerResponse): void {
  // Whoever asked gives up in their own time.
  if (fault === 'hang' || fault === 'hangAfter') return;
  if (fault === 'silence' || fault === 'silenceAfter') {
    response.destroy();
    return;
  }
  const { status, body } = fault === 'limit' ? tooMany() : apiFailure();
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
