/** How soon the next page is there after a click on a link that the pointer rested on. */

import { paths } from '@tempera/domain/site/paths';
import type { Browser, Page } from 'playwright-core';
import type { Figures } from './budgets.ts';
import { openEdge } from './edge.ts';
import { bundleReactTwin } from './react-twin/bundle.ts';
import { readTrees, type Trees, withTrees } from './react-twin/trees.ts';
import { contentOf, staticTwin } from './static-twin.ts';
import { percentile, round } from './statistics.ts';
import { atRest, type Cpu, cpus, hasFetched, settled, withPhone } from './visit-slowly.ts';
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

const twinPath = (kind: 'static' | 'react', name: string) => `/${kind}-${name}.html`;

/**
 * `next.<from>.<to>.ms`, with this machine's own CPU, and `.low.ms` with a cheap phone's: the median, all on slow 4G.
 * `next.<from>.<to>.static.ms` is the first of a page with the same elements and styles that puts the next page's content in the place of
 * its own as one text: what the browser itself takes. Of `.react.ms` React and MUI draw these elements, as many styled ones as the store's,
 * and do nothing else.
 */
export function measureNext(storeUrl: string): Promise<Figures> {
  return withBrowser(async (browser) => {
    const twins: Record<string, string> = {};
    const script = await bundleReactTwin('next-page');
    for (const [name, way] of Object.entries(ways)) {
      const { still, react } = await twinsOf(browser, storeUrl, way, script);
      twins[twinPath('static', name)] = still;
      twins[twinPath('react', name)] = react;
    }
    const edge = await openEdge(storeUrl, twins);
    try {
      const figures: Figures = {};
      for (const [name, way] of Object.entries(ways)) {
        const own = { ...way, url: edge.url + way.from, isTwin: false };
        const still = { ...way, url: edge.url + twinPath('static', name), isTwin: true };
        const react = { ...way, url: edge.url + twinPath('react', name), isTwin: true };
        const [ms, staticMs, reactMs] = await mediansOf(browser, [own, still, react], cpus.own);
        const [lowMs] = await mediansOf(browser, [own], cpus.low);
        Object.assign(figures, {
          [`next.${name}.ms`]: ms,
          [`next.${name}.static.ms`]: staticMs,
          [`next.${name}.react.ms`]: reactMs,
          [`next.${name}.low.ms`]: lowMs,
        });
      }
      return figures;
    } finally {
      await edge.close();
    }
  });
}

interface Followed extends Way {
  url: string;
  isTwin: boolean;
}

/** Of each, by turns, so that whatever else the machine does falls on all of them alike. */
async function mediansOf(browser: Browser, pages: readonly Followed[], cpu: Cpu): Promise<number[]> {
  const times = pages.map((): number[] => []);
  for (let count = 0; count < tries; count += 1) {
    for (const [index, followed] of pages.entries()) {
      times[index]?.push(await withPhone(browser, cpu, (page) => follow(page, followed), window));
    }
  }
  return times.map((all) => round(percentile(all, 0.5), 0));
}

async function follow(page: Page, { url, link, heading, isTwin }: Followed): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  await (isTwin ? settled(page) : atRest(page));
  await link(page).hover();
  // The pointer rests for as long as the line needs; how long people's does is theirs.
  if (!isTwin) await page.waitForFunction(hasFetched, '/assets/prefetch-links-');
  await settled(page);
  await page.evaluate(watchHeading, heading);
  await link(page).click();
  const shown = await page.waitForFunction(() => (globalThis as { shown?: number }).shown);
  return (await shown.jsonValue()) ?? Number.NaN;
}

const answerClicks = `addEventListener('click', (event) => {
  event.preventDefault();
  document.getElementById('main').innerHTML = document.getElementById('next').innerHTML;
  scrollTo(0, 0);
});`;

/** The page that a link is on, with what it leads to out of sight: twice, as two scripts put the one in the place of the other. */
function twinsOf(
  browser: Browser,
  storeUrl: string,
  { from, link, heading }: Way,
  script: string,
): Promise<{ still: string; react: string }> {
  const open = async (page: Page) => {
    await page.goto(storeUrl + from, { waitUntil: 'load' });
    await atRest(page);
    const still = await staticTwin(page, answerClicks);
    const react = await staticTwin(page, script);
    const trees: Trees = { from: await page.evaluate(readTrees, 'main'), to: [] };
    await link(page).click();
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await settled(page);
    trees.to = await page.evaluate(readTrees, 'main');
    const { content, css } = await contentOf(page);
    const withStyles = (twin: string) => twin.replace('</head>', () => `<style>${css}</style></head>`);
    return {
      still: withStyles(still).replace('</body>', () => `<template id="next">${content}</template></body>`),
      react: withTrees(withStyles(react), trees),
    };
  };
  return withPhone(browser, cpus.own, open, window);
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
    // Before any other task that waits for the frame to be done: the store's own effects are some.
    const soonest = { priority: 'user-blocking' } as const;
    requestAnimationFrame(() =>
      scheduler.postTask(() => Object.assign(globalThis, { shown: performance.now() - clicked }), soonest),
    );
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
