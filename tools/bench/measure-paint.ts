/** What a visitor on a slow line waits for and is sent, compared with a static page of the same text. */
import { paths } from '@tempera/domain/site/paths';
import type { Browser } from 'playwright-core';
import type { Figures } from './budgets.ts';
import { type Edge, openEdge } from './edge.ts';
import { staticPageOf } from './static-page.ts';
import { percentile, round } from './statistics.ts';
import { type Visit, visitSlowly } from './visit-slowly.ts';
import { withBrowser } from './with-browser.ts';

const visited = {
  home: paths.home,
  list: paths.templates,
  preview: paths.preview('auth', 'astroaccess'),
} as const;

/** Rounds, the page and its static twin in turn, so that whatever else the machine does falls on both. */
const rounds = 7;
const staticPath = (name: string) => `/static-${name}.html`;

/** `js.<page>.idle.kB`, `sdk.<page>.early`, `lcp.<page>.ratio`, `cls.<page>` and `requests.<page>`. */
export function measurePaint(storeUrl: string): Promise<Figures> {
  return withBrowser(async (browser) => {
    const twins: Record<string, string> = {};
    for (const [name, path] of Object.entries(visited)) {
      twins[staticPath(name)] = await staticPageOf(browser, storeUrl + path);
    }
    const edge = await openEdge(storeUrl, twins);
    try {
      const figures: Figures = {};
      for (const [name, path] of Object.entries(visited)) {
        Object.assign(figures, await measurePage(browser, edge, name, path));
      }
      return figures;
    } finally {
      await edge.close();
    }
  });
}

async function measurePage(browser: Browser, edge: Edge, name: string, path: string): Promise<Figures> {
  // The CDN is warm before anything counts.
  await visitSlowly(browser, edge.url + path, true);
  const visits: Visit[] = [];
  const ratios: number[] = [];
  for (let count = 0; count < rounds; count += 1) {
    const still = await visitSlowly(browser, edge.url + staticPath(name), false);
    const visit = await visitSlowly(browser, edge.url + path, true);
    visits.push(visit);
    ratios.push(visit.lcp / still.lcp);
  }
  const sdk = await sdkFiles(visits, edge.url);
  const most = (of: (visit: Visit) => number) => Math.max(...visits.map(of));
  const own = ({ fetched }: Visit) => fetched.filter(({ url }) => url.startsWith(edge.url) && !sdk.has(url));
  const scripts = ({ fetched }: Visit) => fetched.filter(({ url }) => url.endsWith('.js'));
  const idleBytes = (visit: Visit) =>
    scripts(visit)
      .filter(({ start }) => start < visit.idle)
      .reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    [`js.${name}.idle.kB`]: round(most(idleBytes) / 1000, 1),
    [`sdk.${name}.early`]: most(
      ({ fetched, lcp }) => fetched.filter((one) => sdk.has(one.url) && one.start < lcp).length,
    ),
    [`lcp.${name}.ms`]: round(
      percentile(
        visits.map(({ lcp }) => lcp),
        0.5,
      ),
      0,
    ),
    [`lcp.${name}.ratio`]: round(percentile(ratios, 0.5), 2),
    [`cls.${name}`]: round(
      most(({ cls }) => cls),
      4,
    ),
    // The document is the one more.
    [`requests.${name}`]: 1 + most((visit) => own(visit).filter(({ url }) => !isPicture(url)).length),
  };
}

const isPicture = (url: string) => /\.(?:avif|webp|png|jpe?g|svg)$/.test(new URL(url).pathname);

/** The scripts among those fetched that are of Firebase's SDK, which names itself in its code, and the bundler's helpers for it. */
async function sdkFiles(visits: Visit[], origin: string): Promise<Set<string>> {
  const urls = visits.flatMap(({ fetched }) => fetched.map(({ url }) => url));
  const scripts = [...new Set(urls)].filter((url) => url.startsWith(origin) && url.endsWith('.js'));
  const named = await Promise.all(
    scripts.map(
      async (url) =>
        (url.includes('/rolldown-runtime-') || /@firebase\/\w+/.test(await (await fetch(url)).text())) && url,
    ),
  );
  return new Set(named.filter((url) => url !== false));
}
