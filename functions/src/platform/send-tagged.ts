import { createHash } from 'node:crypto';
import type { Request } from 'firebase-functions/https';
import type { HttpResponse } from './respond.ts';

/** Answers with a text, or that it is the one that was sent before. */
export function sendTagged(request: Request, response: HttpResponse, type: string, text: string): void {
  const tag = `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`;
  response.set('ETag', tag);
  if (request.get('If-None-Match') === tag) response.status(304).end();
  else response.status(200).type(type).send(text);
}
