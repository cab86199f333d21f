/** How many documents each page of a purchase reads, in a real browser. */

import { paths } from '@tempera/domain/site/paths';
import type { Browser, Page } from 'playwright-core';
import { type Figures, type PageName, pages } from './budgets.ts';
import { withBrowser } from './with-browser.ts';

/** A page is at rest when it has read nothing for this long, in milliseconds. */
const quietMs = 2_000;

/** Documents that a page has read by the time it is at rest, over REST and by listeners alike (web/src/firebase/public/reads.ts). */
export async function readsAtRest(page: Page): Promise<number> {
  await page.waitForFunction(isQuiet, quietMs);
  return page.evaluate(sumReads);
}

/** Runs in the page: whether its last read is long ago. A page that does not answer yet has not begun. */
function isQuiet(quiet: number): boolean {
  const last = performance.getEntriesByName('firestore-read').at(-1);
  const begun = document.documentElement.hasAttribute('data-ready');
  return begun && performance.now() - (last?.startTime ?? 0) > quiet;
}

/** Runs in the page. */
function sumReads(): number {
  const marks = performance.getEntriesByName('firestore-read') as PerformanceMark[];
  return marks.reduce((sum, { detail }) => sum + (detail as { count: number }).count, 0);
}

/** Where each page is, and what is on it only when its content is there. */
const visits: Record<PageName, { path: string; ready: (page: Page) => Promise<unknown> }> = {
  home: { path: paths.home, ready: (page) => productLinks(page) },
  list: { path: paths.templates, ready: (page) => productLinks(page) },
  preview: {
    path: paths.preview('auth', 'astroaccess'),
    ready: (page) => page.getByRole('heading', { level: 1, name: 'AstroAccess' }).waitFor(),
  },
  checkout: {
    path: paths.checkout(['astroaccess']),
    ready: (page) => page.getByText('Total', { exact: true }).first().waitFor(),
  },
};

/** `reads.<page>.<size>`, each page in a browser that was never there, as a visitor who has not signed in. */
export function measureReads(storeUrl: string, size: 'small' | 'large'): Promise<Figures> {
  return withBrowser(async (browser) => {
    const figures: Figures = {};
    for (const page of pages) figures[`reads.${page}.${size}`] = await countReads(browser, storeUrl, page);
    return figures;
  });
}

async function countReads(browser: Browser, storeUrl: string, name: PageName): Promise<number> {
  const { path, ready } = visits[name];
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    // A visitor's page asks what has changed, one that sells listens.
    const follows = name === 'checkout' ? '/Listen/channel' : '/live.json';
    const following = page.waitForResponse((response) => response.url().includes(follows));
    await page.goto(storeUrl + path);
    await Promise.all([ready(page), following]);
    return await readsAtRest(page);
  } catch (error) {
    throw new Error(`${name} (${path}) did not come to rest`, { cause: error });
  } finally {
    await context.close();
  }
}

const productLinks = (page: Page) => page.locator('main a[href^="/product/"]').first().waitFor();
