import { withReference } from '@tempera/domain/calls/reference';
import { paths } from '@tempera/domain/site/paths';
import type { Request } from 'firebase-functions/https';
import { isTooLarge, ordinaryBytes } from '../platform/body-size.ts';
import { logs } from '../platform/logs.ts';
import { referenceIn } from '../platform/reference.ts';
import { type Asked, loadPages } from './page-bundle.ts';
import { readSitemap } from './sitemap.store.ts';

type Response = Parameters<Parameters<typeof import('firebase-functions/https').onRequest>[0]>[1];

/**
 * How long a rendered page may be shown, in seconds: fresh for the browser never, for the CDN 20 s and, while it fetches
 * anew, 40 s more, so that an admin's change is in a newly rendered page after a minute at most.
 */
const cacheControl = 'public, max-age=0, s-maxage=20, stale-while-revalidate=40';

/**
 * Responds to a public address with HTML that is complete without JavaScript. It looks at the address alone, so what it
 * sends holds nobody's data and may be cached; only a closed store looks for the cookie that staff have, which Hosting
 * passes on and keeps apart.
 */
export async function render(request: Request, response: Response): Promise<void> {
  if (isTooLarge(request, ordinaryBytes)) {
    response.status(413).set('Cache-Control', 'no-store').end();
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('Allow', 'GET, HEAD').end();
    return;
  }
  // The host is nobody's word to be taken: hosting passes on what the caller said.
  const url = `https://store.invalid${request.originalUrl}`;
  const { pathname } = new URL(url);
  const reference = referenceIn(request.headers);
  try {
    if (pathname === '/sitemap.xml') {
      const xml = await readSitemap();
      response
        .set({ 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': cacheControl })
        .send(xml);
    } else await sendPage({ url, cookie: request.headers.cookie ?? '', reference }, pathname, response);
  } catch (cause) {
    logs.unexpected('render', cause, reference);
    response
      .status(503)
      .set('Retry-After', '5')
      .set('Cache-Control', 'no-store')
      .send(withReference('Something went wrong. Please try again in a moment.', reference));
  }
}

async function sendPage(asked: Asked, pathname: string, response: Response): Promise<void> {
  const { render: renderAddress } = await loadPages();
  const page = await renderAddress(asked);
  if ('location' in page) {
    // Maintenance is for now; a browser or the CDN that kept the way there would keep the store closed.
    const passing = [pathname, page.location].includes(paths.maintenance);
    if (passing) response.set('Cache-Control', 'no-store');
    // For good, but not for ever: a product may move back to where it was.
    else if (page.status === 301) response.set('Cache-Control', cacheControl);
    response.status(page.status).set('Location', page.location).end();
    return;
  }
  for (const cause of page.failures) logs.unexpected('render', cause, asked.reference);
  response
    .status(page.status)
    .set('Content-Type', 'text/html; charset=utf-8')
    .set('Cache-Control', cacheOf(page.status, pathname))
    .send(page.html);
}

function cacheOf(status: number, pathname: string): string {
  if (pathname === paths.maintenance) return 'no-store';
  return status < 400 ? cacheControl : 'public, max-age=0, s-maxage=10';
}
