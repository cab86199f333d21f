import type { Request } from 'firebase-functions/https';
import { answerHeaders } from './answer-headers.ts';
import { logs } from './logs.ts';
import type { HttpResponse } from './respond.ts';

/** Answers who looks at something, and with nothing that a browser could take for anything else. */
export async function answerLook(
  name: string,
  request: Request,
  response: HttpResponse,
  answer: () => Promise<void>,
): Promise<void> {
  response.set({ ...answerHeaders, 'Cache-Control': 'no-store' });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('Allow', 'GET, HEAD').end();
    return;
  }
  try {
    await answer();
  } catch (cause) {
    logs.unexpected(name, cause);
    response.status(503).set({ 'Retry-After': '5', 'Cache-Control': 'no-store' }).end();
  }
}

/** Answers with a whole file and what is to be said of it; 404 where `find` has none. */
export const answerFile = (
  name: string,
  request: Request,
  response: HttpResponse,
  find: () => Promise<{ bytes: Uint8Array; headers: Record<string, string> } | null>,
): Promise<void> =>
  answerLook(name, request, response, async () => {
    const found = await find();
    if (!found) {
      response.status(404).end();
      return;
    }
    response
      .status(200)
      .set({ 'Content-Length': String(found.bytes.length), ...found.headers })
      .end(request.method === 'HEAD' ? undefined : found.bytes);
  });
