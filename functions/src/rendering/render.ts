import { withReference } from '@tempera/domain/calls/reference';
import type { Request } from 'firebase-functions/https';
import { isTooLarge, ordinaryBytes } from '../platform/body-size.ts';
import { logs } from '../platform/logs.ts';
import { referenceIn } from '../platform/reference.ts';
import { markdownAsked } from './markdown-asked.ts';
import { loadPages, type Pages } from './page-bundle.ts';
import { cacheControl, sendPage } from './send-page.ts';
import { readSitemap } from './sitemap.store.ts';

type Response = Parameters<Parameters<typeof import('firebase-functions/https').onRequest>[0]>[1];

/**
 * Responds to a public address with HTML that is complete without JavaScript, or with its Markdown twin (decision 87). It looks at the
 * address and what kind of text is asked for alone, so what it sends holds nobody's data and may be cached; only a closed store looks for
 * the cookie that staff have, which Hosting passes on and keeps apart.
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
  const reference = referenceIn(request.headers);
  try {
    await answer(request, response, reference);
  } catch (cause) {
    logs.unexpected('render', cause, reference);
    response
      .status(503)
      .set('Retry-After', '5')
      .set('Cache-Control', 'no-store')
      .send(withReference('Something went wrong. Please try again in a moment.', reference));
  }
}

async function answer(request: Request, response: Response, reference: string): Promise<void> {
  // The host is nobody's word to be taken: hosting passes on what the caller said.
  const at = (path: string) => `https://store.invalid${path}`;
  const url = at(request.originalUrl);
  const { pathname } = new URL(url);
  const sitemap = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/.exec(pathname);
  if (sitemap) {
    const xml = await readSitemap(sitemap[1] ? Number(sitemap[1]) : null);
    if (xml === null) {
      response.status(404).set('Cache-Control', cacheControl).end();
      return;
    }
    response
      .set({ 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': cacheControl })
      .send(xml);
    return;
  }
  const pages = await loadPages();
  const asked = { url, cookie: request.headers.cookie ?? '', reference };
  const send = (page: Rendered) => sendPage(response, page, pathname, reference);
  if (pathname === '/llms.txt') return send(asText(await pages.renderLlms(asked), 'text/plain'));
  const wanted = markdownAsked(request);
  const { byAddress = false } = wanted ?? {};
  // One address, two texts: whoever keeps one of them must not give it to who wants the other.
  if (!byAddress) response.vary('Accept');
  const twin = wanted && (await pages.renderTwin({ ...asked, url: at(wanted.path), byAddress }));
  if (twin) {
    if ('page' in twin && twin.status === 200) response.set('Link', `<${twin.page}>; rel="canonical"`);
    return send(asText(twin, 'text/markdown'));
  }
  const page = await pages.render(asked);
  send('html' in page ? { ...page, type: 'text/html', text: page.html } : page);
}

type Rendered = Parameters<typeof sendPage>[1];

const asText = (page: Exclude<Awaited<ReturnType<Pages['renderTwin']>>, null>, type: string): Rendered =>
  'markdown' in page ? { ...page, type, text: page.markdown } : page;
