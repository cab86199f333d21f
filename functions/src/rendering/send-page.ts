import { paths } from '@tempera/domain/site/paths';
import { logs } from '../platform/logs.ts';

type Response = Parameters<Parameters<typeof import('firebase-functions/https').onRequest>[0]>[1];

/**
 * How long a rendered page may be shown, in seconds: fresh for the browser never, for the CDN 20 s and, while it fetches
 * anew, 40 s more, so that an admin's change is in a newly rendered page after a minute at most.
 */
export const cacheControl = 'public, max-age=0, s-maxage=20, stale-while-revalidate=40';

const closed: readonly string[] = [paths.maintenance, `${paths.maintenance}.md`];

function cacheOf(status: number, pathname: string): string {
  if (closed.includes(pathname)) return 'no-store';
  return status < 400 ? cacheControl : 'public, max-age=0, s-maxage=10';
}

/** What was rendered for an address: a text, or where to go instead. */
type Answer =
  | { status: number; type: string; text: string; failures: readonly unknown[] }
  | { status: number; location: string };

/** Sends what was rendered, to be kept for everybody for a moment. @param pathname as it was asked for */
export function sendPage(response: Response, page: Answer, pathname: string, reference: string): void {
  if ('location' in page) {
    // Maintenance is for now; a browser or the CDN that kept the way there would keep the store closed.
    const passing = [pathname, page.location].some((one) => closed.includes(one));
    if (passing) response.set('Cache-Control', 'no-store');
    // For good, but not for ever: a product may move back to where it was.
    else if (page.status === 301) response.set('Cache-Control', cacheControl);
    response.status(page.status).set('Location', page.location).end();
    return;
  }
  for (const cause of page.failures) logs.unexpected('render', cause, reference);
  response
    .status(page.status)
    .set('Content-Type', `${page.type}; charset=utf-8`)
    .set('Cache-Control', cacheOf(page.status, pathname))
    .send(page.text);
}
