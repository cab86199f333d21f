import type { Request } from 'firebase-functions/https';
import { logs } from '../platform/logs.ts';
import type { HttpResponse } from '../platform/respond.ts';
import { readChanges } from './changes.store.ts';

/** Every visitor asks every 20 seconds, and gets what the CDN has, which is ten seconds old at most. */
const cacheControl = 'public, max-age=0, s-maxage=10';

/** `/live.json`: what of settings and catalogue has changed when, for pages without Firebase's SDK (decision 45). */
export async function serveLive(request: Request, response: HttpResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('Allow', 'GET, HEAD').end();
    return;
  }
  try {
    const changes = await readChanges();
    response.set('Cache-Control', cacheControl).json(changes);
  } catch (cause) {
    logs.unexpected('live', cause);
    response.status(503).set({ 'Retry-After': '20', 'Cache-Control': 'no-store' }).end();
  }
}
