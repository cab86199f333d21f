/** What looking costs: pages, a search, and a tab that stays open while a product changes. */
import { paths } from '@tempera/domain/site/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { Browser, Page } from 'playwright-core';
import { withStore } from '../../../emulators/seed/open-store.ts';
import type { Figures } from '../budgets.ts';
import { openEdge } from '../edge.ts';
import { round } from '../statistics.ts';
import { countEach, countsAtRest } from './follow-functions.ts';
import { figuresOf } from './rows.ts';
import { type Visited, visitPage } from './visit-page.ts';

const views = {
  home: paths.home,
  list: paths.category('blog'),
  preview: paths.preview('auth', 'astroaccess'),
  search: paths.templates,
} as const;
type View = keyof typeof views;

/** A word of many titles of the large store, misspelled. */
const misspelled = 'jurnal';

/** What is fetched once somebody searches, besides the page itself. */
async function search(page: Page): Promise<void> {
  await page.locator('main').getByRole('searchbox').fill(misspelled);
  await page.waitForURL(/[?&]q=/);
}

/** Bytes and documents of a visit, and of what somebody does there. */
function visit(browser: Browser, url: string, view: View): Promise<Visited> {
  return visitPage(browser, url + views[view], async (visited, page, fetching) => {
    if (view !== 'search') return visited;
    await search(page);
    await fetching.rest();
    return fetching.sum();
  });
}

/** A CDN that keeps pages and files, but not what asks whether something has changed. */
const openCdn = (url: string) =>
  openEdge(url, {}, (path) => (path === '/live.json' ? 0 : Number.POSITIVE_INFINITY));

const figuresOfVisit = (name: string, { reads, kB, dataKB }: Visited): Figures => ({
  [`${name}.reads`]: reads,
  [`${name}.kB`]: kB,
  [`${name}.data.kB`]: dataKB,
});

/** A page behind a CDN that has it, and what functions do behind one that has nothing. */
async function measureView(browser: Browser, storeUrl: string, view: View): Promise<Figures> {
  const edge = await openCdn(storeUrl);
  try {
    let cold: Visited | undefined;
    const counted = await countEach(1, async () => {
      cold = await visit(browser, edge.url, view);
    });
    const warm = await visit(browser, edge.url, view);
    return {
      ...figuresOfVisit(view, warm),
      ...figuresOf(`${view}.cold`, { ...counted, reads: counted.reads + (cold?.reads ?? 0) }),
    };
  } finally {
    await edge.close();
  }
}

/**
 * What each open tab fetches after one product has changed, and what it fetches to learn that nothing has: a list in which somebody has
 * searched, which has more to follow than any other page.
 */
async function measureTab(browser: Browser, storeUrl: string): Promise<Figures> {
  const edge = await openCdn(storeUrl);
  try {
    return await visitPage(browser, edge.url + views.search, async (_, page, fetching) => {
      await search(page);
      await fetching.rest();
      await fetching.sum();
      const ask = async () => {
        const asked = page.waitForResponse((response) => response.url().endsWith('/live.json'));
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await asked;
        await fetching.rest();
        return fetching.sum();
      };
      const nothing = await ask();
      await withStore(({ db }) =>
        db.doc('products/astroaccess').update({ title: `AstroAccess ${Date.now() % 1_000}` }),
      );
      await countsAtRest();
      return { ...figuresOfVisit('tab.asks', nothing), ...figuresOfVisit('tab.update', await ask()) };
    });
  } finally {
    await edge.close();
  }
}

/**
 * `keep.kB`: what the service worker of a browser that was never there fetches after a page at home, for when there is no connection;
 * `keep.all.kB`: of somebody who is signed in.
 */
async function measureWorker(browser: Browser, storeUrl: string): Promise<Figures> {
  const fetchedBy = async (member: boolean): Promise<number> => {
    let bytes = 0;
    const edge = await openEdge(storeUrl, {}, undefined, ({ headers }, sent) => {
      if (headers.referer?.endsWith('/sw.js')) bytes += sent;
    });
    try {
      await visitPage(browser, edge.url + views.home, (_, page) => untilKept(page, member), 'allow');
      return round(bytes / 1_000, 1);
    } finally {
      await edge.close();
    }
  };
  return { 'keep.kB': await fetchedBy(false), 'keep.all.kB': await fetchedBy(true) };
}

/** A member's mark is set before the worker is told for whom it fetches. */
async function untilKept(page: Page, member: boolean): Promise<void> {
  if (member) await page.evaluate(() => localStorage.setItem('tempera.presence', 'signed-in'));
  while (!(await page.evaluate(keeps, member))) await page.waitForTimeout(250);
}

/** Runs in the page. */
async function keeps(all: boolean): Promise<boolean> {
  if (navigator.serviceWorker.controller?.state !== 'activated') return false;
  const page = await caches.match(all ? '/support' : '/', { ignoreVary: true });
  return page !== undefined && (!all || (await caches.has('tempera-rows')));
}

const hourMs = 60 * 60 * 1_000;

/** Pages read again what has changed in the ten minutes before they were made (decision 45), which in a store that was just filled is everything. */
const letChangesBeOld = () =>
  withStore(async ({ db }) => {
    const changes = db.doc('counters/changes');
    const at = Timestamp.fromMillis(Date.now() - hourMs);
    const noted = Object.keys((await changes.get()).data() ?? {});
    if (noted.length > 0) await changes.set(Object.fromEntries(noted.map((name) => [name, at])));
  });

/** `<view>.*` behind a warm CDN, `<view>.cold.*` with what functions did behind a cold one, `tab.*`, `keep.*`. */
export async function measureViews(browser: Browser, storeUrl: string): Promise<Figures> {
  await countsAtRest();
  await letChangesBeOld();
  // Workers load the code of pages with their first one.
  await visitPage(browser, storeUrl + paths.home, async () => {});
  let figures: Figures = {};
  for (const view of Object.keys(views) as View[])
    figures = { ...figures, ...(await measureView(browser, storeUrl, view)) };
  const worker = await measureWorker(browser, storeUrl);
  return { ...figures, ...(await measureTab(browser, storeUrl)), ...worker };
}
