import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerWrongly, isBefore } from './faults/answer-wrongly.ts';
import type { Faults } from './faults/faults.ts';
import type { Api } from './stripe/answer.ts';

const oneOf = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** Whom the simulator's own address is known to by this name. */
export const addressOf = (request: IncomingMessage): string =>
  `http://${request.headers.host ?? '127.0.0.1'}`;

/** Answers a call of Stripe's API. `body` is a form. */
export async function handleStripe(
  api: Api,
  faults: Faults,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', addressOf(request));
  // Only what the store asks for: not a person's browser, and not a test that looks what has become of it.
  const isStores = request.headers.authorization && !request.headers['x-only-looking'];
  const form = request.method === 'GET' ? search.slice(1) : body;
  const fault = isStores ? faults.call(request.method ?? 'GET', pathname, form) : null;
  if (fault && isBefore(fault)) {
    answerWrongly(fault, response);
    return;
  }
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '');
  const answered = await api.answer({
    method: request.method ?? 'GET',
    path: pathname,
    form,
    key: bearer?.[1] ?? null,
    idempotencyKey: oneOf(request.headers['idempotency-key']),
    simulator: addressOf(request),
    failsAfter: fault === 'failAfter',
  });
  if (fault) {
    answerWrongly(fault, response);
    return;
  }
  response.writeHead(answered.status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...answered.headers,
  });
  response.end(JSON.stringify(answered.body));
}
