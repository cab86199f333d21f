/** How soon the next page is there after a click on a link that the pointer rested on. */

import { paths } from '@tempera/domain/site/paths';
import type { Browser, Page } from 'playwright-core';
import type { Figures } from './budgets.ts';
import { type Edge, openEdge } from './edge.ts';
import { percentile, round } from './statistics.ts';
import { type Cpu, cpus, hasFetched, settled, withPhone } from './visit-slowly.ts';
import { withBrowser } from './with-browser.ts';

interface Way {
  from: string;
  link: (page: Page) => ReturnType<Page['getByRole']>;
  /** The next page's first heading. */
  heading: string;
}

const inMain = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();

const ways: Record<string, Way> = {
  'home.list': {
    from: paths.home,
    link: (page) => page.getByRole('banner').getByRole('link', { name: 'Templates', exact: true }).first(),
    heading: 'Templates',
  },
  'home.preview': { from: paths.home, link: (page) => inMain(page, 'Neo Gate'), heading: 'Neo Gate' },
  'list.preview': {
    from: paths.templates,
    link: (page) => inMain(page, 'AstroAccess'),
    heading: 'AstroAccess',
  },
};

const tries = 5;
/** Wide enough for the header's links, and for a pointer. */
const window = { viewport: { width: 1280, height: 900 } };

/** `next.<from>.<to>.ms`, with this machine's own CPU, and `.low.ms` with a cheap phone's: the median, all on slow 4G. */
export function measureNext(storeUrl: string): Promise<Figures> {
  return withBrowser(async (browser) => {
    const edge = await openEdge(storeUrl, {});
    try {
      const figures: Figures = {};
      for (const [name, way] of Object.entries(ways)) {
        figures[`next.${name}.ms`] = await medianOf(browser, edge, way, cpus.own);
        figures[`next.${name}.low.ms`] = await medianOf(browser, edge, way, cpus.low);
      }
      return figures;
    } finally {
      await edge.close();
    }
  });
}

async function medianOf(browser: Browser, edge: Edge, way: Way, cpu: Cpu): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < tries; count += 1) {
    times.push(await withPhone(browser, cpu, (page) => follow(page, edge.url, way), window));
  }
  return round(percentile(times, 0.5), 0);
}

async function follow(page: Page, origin: string, { from, link, heading }: Way): Promise<number> {
  await page.goto(origin + from, { waitUntil: 'load' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await settled(page);
  await link(page).hover();
  // The pointer rests for as long as the line needs; how long people's does is theirs.
  await page.waitForFunction(hasFetched, '/assets/prefetch-links-');
  await settled(page);
  await page.evaluate(watchHeading, heading);
  await link(page).click();
  const shown = await page.waitForFunction(() => (globalThis as { shown?: number }).shown);
  return (await shown.jsonValue()) ?? Number.NaN;
}

/** Runs in the page: notes how long after the click the heading was painted. */
function watchHeading(heading: string): void {
  let clicked = 0;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp;
    },
    { capture: true, once: true },
  );
  const observer = new MutationObserver(() => {
    if (document.querySelector('h1')?.textContent !== heading) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(globalThis, { shown: performance.now() - clicked })),
    );
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
