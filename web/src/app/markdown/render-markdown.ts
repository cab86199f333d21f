import type { Advisory } from '@tempera/domain/advisories/advisory';
import { markdownAddress } from '@tempera/domain/site/markdown-address';
import { paths } from '@tempera/domain/site/paths';
import { storeOriginOf } from '@tempera/domain/site/store-origin';
import type { RootContent } from 'mdast';
import { createStaticHandler, isRouteErrorResponse, matchRoutes } from 'react-router-dom';
import { articlesFrom } from '../../features/pages/articles.ts';
import { readRows, readSettings, readSummary } from '../../firebase/public/public-docs.ts';
import { readPublicAdvisories } from '../../firebase/public/read-advisories.ts';
import { readTexts } from '../../firebase/public/read-texts.ts';
import type { PreviewData } from '../../routes/store/preview.tsx';
import type { ToAddress } from '../head/structured-data.ts';
import { loadRoot } from '../load-root.ts';
import { routes } from '../routes.tsx';
import { hasTwin } from './has-twin.ts';
import { llmsTxt } from './llms-txt.ts';
import { failed, notFound } from './not-found.ts';
import { readFurther } from './read-further.ts';
import { twins } from './twins.ts';
import type { ReadVersions } from './versions.ts';
import { writeMarkdown } from './write-markdown.ts';

/** A page as Markdown, or where to go instead. `page` is the address of what it is the twin of. */
export type RenderedMarkdown =
  | { status: number; markdown: string; page: string; failures: unknown[] }
  | { status: number; location: string };

interface AskedTwin {
  /** The page's own address, whose origin means nothing. */
  url: string;
  cookie: string;
  reference: string;
  /** Whether it was asked for by the twin's own address, and not by the page's with an `Accept` of Markdown. */
  byAddress: boolean;
}

const patternAt = (pathname: string): string => matchRoutes(routes, pathname)?.at(-1)?.route.path ?? '';

const toStore =
  (origin: string): ToAddress =>
  (path) =>
    /^\/(?!\/)/.test(path) ? origin + path : path;

/** Where a redirect of a page leads whoever asked for its twin: to the twin there. */
function twinOf(location: string, byAddress: boolean): string {
  const path = location.replace(/[?#].*$/s, '');
  return byAddress && hasTwin(patternAt(path)) ? markdownAddress(location) : location;
}

/**
 * Renders the Markdown twin of a public page from what the page's own loaders read, and of a template its advisories; it knows nobody, as the page does. Null for a page
 * without a twin, unless it was asked for by a twin's address: there is nothing at that.
 * @param fallbackOrigin where the store is when its settings don't say
 */
export async function renderMarkdown(
  { url, cookie, reference, byAddress }: AskedTwin,
  fallbackOrigin: string,
): Promise<RenderedMarkdown | null> {
  const settings = await readSettings();
  const at = toStore(storeOriginOf(settings.siteUrl, fallbackOrigin));
  const asked = new URL(url);
  const page = at(asked.pathname);
  const answer = (status: number, nodes: RootContent[], failures: unknown[] = []) => ({
    status,
    markdown: writeMarkdown(nodes),
    page,
    failures,
  });
  if (!hasTwin(patternAt(asked.pathname))) return byAddress ? answer(404, notFound({ at })) : null;
  const context = await createStaticHandler(routes).query(new Request(url, { headers: { cookie } }));
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? paths.home;
    return { status: context.status, location: twinOf(location, byAddress) };
  }
  const { statusCode: status, errors, loaderData, matches } = context;
  const failures = Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error));
  if (failures.length > 0) return answer(status, failed(reference), failures);
  const match = matches.at(-1);
  const pattern = match?.route.path ?? '';
  const twin = twins[pattern];
  if (errors || !match || !twin) return answer(status, notFound({ at }));
  const loaded = (await readFurther(pattern, loaderData[match.route.id])) as never;
  const advisories = await advisoriesOf(loaded);
  return answer(status, twin({ loaded, settings, url: asked, status, advisories, at }));
}

/** Of a template that has been released, on its page and on that of its versions. */
async function advisoriesOf(loaded: Partial<PreviewData & ReadVersions> | undefined): Promise<Advisory[]> {
  const { slug, versionName, releases } = loaded ?? {};
  return slug && (versionName || releases) ? readPublicAdvisories(slug) : [];
}

/** Renders `/llms.txt`; while the store is closed it leads where the pages do. */
export async function renderLlmsTxt(
  { cookie }: Pick<AskedTwin, 'cookie'>,
  fallbackOrigin: string,
): Promise<RenderedMarkdown> {
  const request = new Request('https://store.invalid/', { headers: { cookie } });
  const closed = await closedAt(request);
  if (closed) return closed;
  const [settings, rows, { categories }, texts] = await Promise.all([
    readSettings(),
    readRows(),
    readSummary(),
    readTexts('guides'),
  ]);
  const at = toStore(storeOriginOf(settings.siteUrl, fallbackOrigin));
  const nodes = llmsTxt({ settings, rows, categories, articles: articlesFrom(texts) }, at);
  return { status: 200, markdown: writeMarkdown(nodes), page: at(paths.home), failures: [] };
}

/** Where everybody but the staff is led while the store is closed; null while it is open. */
async function closedAt(request: Request): Promise<{ status: number; location: string } | null> {
  try {
    await loadRoot({ request, params: {}, context: {} } as never);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { status: thrown.status, location: markdownAddress(thrown.headers.get('location') ?? paths.home) };
  }
}
