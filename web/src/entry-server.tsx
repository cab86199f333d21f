import { AsyncLocalStorage } from 'node:async_hooks';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router-dom';
import { FailureReference } from './app/failure-reference.ts';
import { unescapeMarkup } from './app/head/markup.ts';
import { serverHead } from './app/head/server-head.ts';
import type { RenderedMarkdown } from './app/markdown/render-markdown.ts';
import { Providers } from './app/Providers.tsx';
import { serializeState, stateElementId } from './app/page-state.ts';
import { routes } from './app/routes.tsx';
import { provideAttestation } from './firebase/attestation.ts';
import { loadConfig, provideConfig, provideOrigin, type WebConfig } from './firebase/config.ts';
import { publicPaths, toMaintenance } from './firebase/public/public-docs.ts';
import { onPublicRead } from './firebase/public/public-store.ts';
import type { PlainData } from './firebase/public/read-public.ts';

/** A rendered page, or where to go instead. */
export type Rendered =
  | { status: number; html: string; failures: unknown[] }
  | { status: number; location: string };

/** Pages say when they were made in steps of ten minutes, so that the same page is the same bytes for a while. */
const stampedBy = 600_000;

const reads = new AsyncLocalStorage<Record<string, PlainData | null>>();
onPublicRead((path, value) => {
  const docs = reads.getStore();
  if (docs) docs[path] = value;
});

/**
 * Renders a public page to HTML that works without JavaScript (decision 7). It knows nobody: only public documents are
 * read, without any sign-in, so that the answer may be cached for everyone.
 * @param asked the address, whose origin means nothing, the cookies that came with it, and by which reference the page names its failure
 *   if it has one, `failures` of the result says so; `attestation` is the token of App Check that its reads send, or `''`
 * @param template the built index.html
 * @param local where a local store's emulators are; otherwise the page belongs to the project it was built for
 * @param origin where the store is, `https://store.example.com`, unless its settings say so themselves
 */
export function renderPage(
  {
    url,
    cookie,
    reference,
    attestation,
  }: { url: string; cookie: string; reference: string; attestation: string },
  template: string,
  local: WebConfig | undefined,
  origin: string,
): Promise<Rendered> {
  prepare(local, attestation, origin);
  const madeAt = Math.floor(Date.now() / stampedBy) * stampedBy;
  return reads.run({}, async () => {
    const handler = createStaticHandler(routes);
    const context = await handler.query(new Request(url, { headers: { cookie } }));
    if (context instanceof Response) {
      return { status: context.status, location: context.headers.get('location') ?? '/' };
    }
    const cache = createCache({ key: 'css' });
    // Collects the styles instead of putting each before its element, where it would come between siblings.
    cache.compat = true;
    const router = createStaticRouter(handler.dataRoutes, context);
    const { prelude } = await prerenderToNodeStream(
      <CacheProvider value={cache}>
        <StrictMode>
          <Providers>
            <FailureReference value={reference}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </FailureReference>
          </Providers>
        </StrictMode>
      </CacheProvider>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const [head, body] = splitMetadata(await text(prelude));
    const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
    // Also those that are only parts of others: the browser would insert them one by one while it takes the page over.
    const styles = constructStyleTagsFromChunks(
      extractCriticalToChunks(Object.keys(cache.registered).join(' ')),
    );
    const docs = reads.getStore() ?? {};
    // Who closed the store, and when, is nobody's business on a page that is kept for everybody.
    const closed = docs[publicPaths.maintenance];
    if (closed) docs[publicPaths.maintenance] = { ...toMaintenance(closed) };
    const match = context.matches.at(-1);
    const forReaders = serverHead(
      {
        status: context.statusCode,
        pattern: match?.route.path ?? '',
        pathname: new URL(url).pathname,
        slug: match?.params.slug,
        loaded: match && context.loaderData[match.route.id],
        docs,
        ...metadataOf(head),
      },
      origin,
    );
    // In one order, whichever came first: the same page is the same bytes.
    const state = serializeState({
      config: await loadConfig(),
      docs: Object.fromEntries(Object.entries(docs).sort()),
      madeAt,
    });
    const data = `<script type="application/json" id="${stateElementId}">${state}</script>`;
    return {
      status: context.statusCode,
      failures: Object.values(context.errors ?? {}).filter((error) => !isRouteErrorResponse(error)),
      html: template
        // The shell's own, until a page has said its title.
        .replace(/<title>.*?<\/title>/, '')
        .replace('</head>', () => `${head}${forReaders}${styles}</head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${data}`),
    };
  });
}

function prepare(local: WebConfig | undefined, attestation: string, origin: string): void {
  provideOrigin(origin);
  if (local) provideConfig(local);
  provideAttestation(attestation);
}

/** What writes Markdown loads when somebody asks for it: pages do without. */
const markdown = () => import('./app/markdown/render-markdown.ts');

/**
 * Renders the Markdown twin of a public page from what its loaders read, or null where it has none.
 * @param asked as of {@link renderPage}; `byAddress` says that it was asked for by the twin's own address
 */
export async function renderTwin(
  {
    attestation,
    ...asked
  }: { url: string; cookie: string; reference: string; attestation: string; byAddress: boolean },
  local: WebConfig | undefined,
  origin: string,
): Promise<RenderedMarkdown | null> {
  prepare(local, attestation, origin);
  return (await markdown()).renderMarkdown(asked, origin);
}

/** Renders `/llms.txt`. */
export async function renderLlms(
  { cookie, attestation }: { cookie: string; attestation: string },
  local: WebConfig | undefined,
  origin: string,
): Promise<RenderedMarkdown> {
  prepare(local, attestation, origin);
  return (await markdown()).renderLlmsTxt({ cookie }, origin);
}

async function text(stream: NodeJS.ReadableStream): Promise<string> {
  let all = '';
  for await (const chunk of stream) all += chunk.toString();
  return all;
}

/**
 * React puts title, meta and link elements before the markup of a page that has no head of its own. A style sheet that stands
 * there belongs to the page, which takes it away again when the accent changes.
 */
function splitMetadata(html: string): [head: string, body: string] {
  const head =
    /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link(?! rel="stylesheet")[^>]*>|<script[^>]*><\/script>)*/.exec(
      html,
    )?.[0] ?? '';
  return [head, html.slice(head.length)];
}

/** What the page's components said of it, from the markup that React made of them. */
function metadataOf(head: string): { title: string; description: string; noIndex: boolean } {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  return {
    title: unescapeMarkup(title),
    description: unescapeMarkup(description),
    noIndex: head.includes('<meta name="robots" content="noindex"'),
  };
}
