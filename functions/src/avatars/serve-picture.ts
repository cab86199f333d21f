import type { Request } from 'firebase-functions/https';
import { answerFile } from '../platform/answer-look.ts';
import type { HttpResponse } from '../platform/respond.ts';
import { readFile } from './avatars.store.ts';

/**
 * An address names its content, so browsers never ask again; the CDN forgets within a day, and with it the picture of
 * a person or product that is gone.
 */
const cacheControl = 'public, max-age=31536000, s-maxage=86400, immutable';

/** The file that an address asks for, or null where it can be none of ours. */
export type Asked = (path: string) => { file: string; contentType: string } | null;

/** Answers an address with its picture. */
export const servePicture = (
  name: string,
  askedBy: Asked,
  request: Request,
  response: HttpResponse,
): Promise<void> =>
  answerFile(name, request, response, async () => {
    const asked = askedBy(request.path);
    const bytes = asked && (await readFile(asked.file));
    if (!bytes) return null;
    const headers = {
      'Content-Type': asked.contentType,
      'Content-Disposition': 'inline',
      'Cache-Control': cacheControl,
    };
    return { bytes, headers };
  });
