import { reasonCode } from '@tempera/domain/calls/reasons';
import { archiveMessage } from '@tempera/domain/catalogue/archive-problems';
import { HttpsError, type Request } from 'firebase-functions/https';
import { answerHeaders } from './answer-headers.ts';
import { noteHttpRefusal } from './note-refusal.ts';
import { retryAfter, toRefusal } from './refusals.ts';
import { wordsFor } from './words-for.ts';

/** The response of an HTTP function; express's, as far as we use it. */
export type HttpResponse = Parameters<Parameters<typeof import('firebase-functions/https').onRequest>[0]>[1];

/** What stands between files and whoever asks: nothing in between keeps them, and nothing in them runs. */
const headers = {
  ...answerHeaders,
  'Cache-Control': 'private, no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Runs an HTTP function for these methods; refusals are JSON `{reason, message}`, whatever was sent; of a limit with `Retry-After`. */
export async function respond(
  name: string,
  methods: readonly string[],
  request: Request,
  response: HttpResponse,
  run: () => Promise<void>,
): Promise<void> {
  response.set(headers);
  if (!methods.includes(request.method)) {
    response.status(405).set('Allow', methods.join(', ')).end();
    return;
  }
  try {
    await run();
  } catch (cause) {
    const refusal = toRefusal(name, cause, request.headers);
    await noteHttpRefusal(name, refusal, request);
    const { httpErrorCode } = new HttpsError(reasonCode[refusal.reason], '');
    const { reason, problem, path, token, scopes, page, reference } = refusal;
    const body = problem
      ? { reason, problem, path, message: archiveMessage(problem, path) }
      : { reason, token, scopes, page, reference, message: wordsFor(refusal) };
    response.status(httpErrorCode.status).set(retryAfter(refusal)).json(body);
  }
}
