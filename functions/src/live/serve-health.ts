import type { Request } from 'firebase-functions/https';
import { logs } from '../platform/logs.ts';
import type { HttpResponse } from '../platform/respond.ts';
import { readChanges } from './changes.store.ts';

/** Who waits longer for a read, in milliseconds, has no store. */
const patience = 5_000;

/** @throws Error when the work takes longer than that, or whatever it throws */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * `/health`: whether the store is well, by a read of its database, for the uptime check. `/healthz` is the same where it arrives:
 * Google's front end keeps some addresses that end in z to itself.
 */
export async function serveHealth(request: Request, response: HttpResponse): Promise<void> {
  response.set('Cache-Control', 'no-store');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('Allow', 'GET, HEAD').end();
    return;
  }
  try {
    await within(patience, readChanges());
    response.json({ status: 'ok' });
  } catch (cause) {
    logs.unwell(cause);
    response.status(503).json({ status: 'unavailable' });
  }
}
