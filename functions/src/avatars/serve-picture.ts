import { readRange } from '@tempera/domain/catalogue/byte-range';
import type { Request } from 'firebase-functions/https';
import { answerHeaders } from '../platform/answer-headers.ts';
import { logs } from '../platform/logs.ts';
import { readFile } from './avatars.store.ts';

type Response = Parameters<Parameters<typeof import('firebase-functions/https').onRequest>[0]>[1];

/**
 * An address names its content, so browsers never ask again; the CDN forgets within a day, and with it the picture of
 * a person or product that is gone.
 */
const cacheControl = 'public, max-age=31536000, s-maxage=86400, immutable';

/** The file that an address asks for, or null where it can be none of ours. */
type Asked = (path: string) => { file: string; contentType: string } | null;

/**
 * Answers an address with its picture, or with the part of it that is asked for, as players of videos do; and with nothing that a
 * browser could take for anything else.
 */
export async function servePicture(
  name: string,
  askedBy: Asked,
  request: Request,
  response: Response,
): Promise<void> {
  response.set({ ...answerHeaders, 'Cache-Control': 'no-store' });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('Allow', 'GET, HEAD').end();
    return;
  }
  try {
    const asked = askedBy(request.path);
    const bytes = asked && (await readFile(asked.file));
    if (!bytes) {
      response.status(404).end();
      return;
    }
    const range = readRange(request.get('Range'), bytes.length);
    if (range === 'unsatisfiable') {
      response.status(416).set('Content-Range', `bytes */${bytes.length}`).end();
      return;
    }
    if (range) response.set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.length}`);
    const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
    response
      .status(range ? 206 : 200)
      .set({
        'Content-Type': asked.contentType,
        'Content-Length': String(part.length),
        'Content-Disposition': 'inline',
        'Accept-Ranges': 'bytes',
        'Cache-Control': cacheControl,
      })
      .end(request.method === 'HEAD' ? undefined : part);
  } catch (cause) {
    logs.unexpected(name, cause);
    response.status(503).set('Retry-After', '5').end();
  }
}
