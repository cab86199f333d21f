/** What a visitor on a slow line waits for and is sent, compared with a static page of the same text. */

import { paths } from '@tempera/domain/site/paths';
import type { Browser } from 'playwright-core';
import type { Figures } from './budgets.ts';
import { type Edge, openEdge } from './edge.ts';
import { percentile, round } from './statistics.ts';
import { cpus, type Visit, visitSlowly } from './visit-slowly.ts';
import { withBrowser } from './with-browser.ts';

/** What a page says, as the plainest page could: its headings, paragraphs, links and pictures, and nothing else. */
async function staticPageOf(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    const body = await page.evaluate(plainly);
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Static</title><style>body{font:16px/1.5 sans-serif;margin:16px;display:flex;flex-wrap:wrap;column-gap:16px}
body>:not(a){width:100%}h1{font-size:40px}img{display:block}</style></head>
<body>${body}</body></html>`;
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page. A link is a block of its own, though next to others: as plain words the links of a whole page would be one
 * text to the browser, larger than any picture. Pictures keep the size, formats and hints that they have there. All stands in the
 * order in which it is seen, so that what the page shows first is what its twin shows first. */
function plainly(): string {
  const quoted = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
  const parts: { top: number; html: string }[] = [];
  for (const element of document.querySelectorAll('h1, h2, h3, p, li, dt, dd, pre, a, img')) {
    const { width, height, top: y, left } = element.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    // What waits beside the window, as a gallery's next pictures, is seen last if at all.
    const top = left + width / 2 < innerWidth ? y : Number.MAX_VALUE;
    if (element instanceof HTMLImageElement) {
      const size = `width="${Math.round(width)}" height="${Math.round(height)}"`;
      const source = quoted(new URL(element.src).pathname);
      const hints = `loading="${element.loading}" fetchpriority="${element.fetchPriority}"`;
      const formats = element.closest('picture')?.querySelectorAll('source') ?? [];
      const sources = Array.from(formats, (one) => one.outerHTML).join('');
      const html = `<p><picture>${sources}<img alt="" ${size} ${hints} src="${source}"></picture></p>`;
      parts.push({ top, html });
      continue;
    }
    // What another of these holds is written there.
    if (element.parentElement?.closest('h1, h2, h3, p, pre, a')) continue;
    const text = element.matches('li, dd') && element.querySelector('p, h3, a') ? '' : element.textContent;
    const tag = element.tagName === 'A' ? 'a href="/"' : element.tagName.toLowerCase();
    if (text) parts.push({ top, html: `<${tag}>${quoted(text)}</${tag.split(' ')[0]}>` });
  }
  // Those of one line stay as they stand in the page.
  parts.sort((one, other) => one.top - other.top);
  return parts.map(({ html }) => html).join('\n');
}

const visited = {
  home: paths.home,
  list: paths.templates,
  preview: paths.preview('auth', 'astroaccess'),
} as const;

/** Pages whose shifts alone are measured: what they show comes late or not at all. */
const watched = {
  notFound: '/no/such/page',
  contact: paths.support,
  forbidden: paths.forbidden,
  checkout: '/checkout/product=neogate',
} as const;

/** Rounds, the page and its static twin in turn, so that whatever else the machine does falls on both. */
const rounds = 7;
const staticPath = (name: string) => `/static-${name}.html`;

/** `js.<page>.idle.kB`, `sdk.<page>.early`, `lcp.<page>.ratio`, `lcp.<page>.low.ms`, `cls.<page>` and `requests.<page>`. */
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
      for (const [name, path] of Object.entries(watched)) {
        figures[`cls.${name}`] = await worstShift(browser, edge.url + path);
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
    [`lcp.${name}.low.ms`]: await lowPaint(browser, edge.url + path),
    [`cls.${name}`]: round(
      most(({ cls }) => cls),
      4,
    ),
    // The document is the one more.
    [`requests.${name}`]:
      1 + most((visit) => own(visit).filter(({ url }) => !isPicture(url) && !isClock(url)).length),
  };
}

/** When the largest element was painted on a cheap phone, in milliseconds: the median. */
async function lowPaint(browser: Browser, url: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < rounds; count += 1)
    times.push((await visitSlowly(browser, url, true, cpus.low)).lcp);
  return round(percentile(times, 0.5), 0);
}

/** The sum of all layout shifts in the worst of several visits. */
async function worstShift(browser: Browser, url: string): Promise<number> {
  let worst = 0;
  for (let count = 0; count < rounds; count += 1) {
    worst = Math.max(worst, (await visitSlowly(browser, url, true)).cls);
  }
  return round(worst, 4);
}

/** The button of the local store's clock, which no other build has. */
const isClock = (url: string) => new URL(url).pathname.startsWith('/assets/LocalClock-');

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
