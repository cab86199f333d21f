import type { Request } from 'firebase-functions/https';
import { answerHeaders } from '../platform/answer-headers.ts';
import { logs } from '../platform/logs.ts';
import type { HttpResponse } from '../platform/respond.ts';
import { readFile } from './avatars.store.ts';

/**
 * An address names its content, so browsers never ask again; the CDN forgets within a day, and with it the picture of
 * a person or product that is gone.
 */
const cacheControl = 'public, max-age=31536000, s-maxage=86400, immutable';

/** The file that an address asks for, or null where it can be none of ours. */
export type Asked = (path: string) => { file: string; contentType: string } | null;

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

/** Answers an address with its picture. */
export function servePicture(
  name: string,
  askedBy: Asked,
  request: Request,
  response: HttpResponse,
): Promise<void> {
  return answerLook(name, request, response, async () => {
    const asked = askedBy(request.path);
    const bytes = asked && (await readFile(asked.file));
    if (!bytes) {
      response.status(404).end();
      return;
    }
    response
      .status(200)
      .set({
        'Content-Type': asked.contentType,
        'Content-Length': String(bytes.length),
        'Content-Disposition': 'inline',
        'Cache-Control': cacheControl,
      })
      .end(request.method === 'HEAD' ? undefined : bytes);
  });
}
