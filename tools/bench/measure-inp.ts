/** How soon a page answers to a finger or a key: until the next paint, as the browser's Event Timing counts it. */

import { paths } from '@tempera/domain/site/paths';
import type { Browser, Page } from 'playwright-core';
import type { Figures } from './budgets.ts';
import { type Edge, openEdge } from './edge.ts';
import { percentile, round } from './statistics.ts';
import { type Cpu, cpus, settled, withPhone } from './visit-slowly.ts';
import { withBrowser } from './with-browser.ts';

/** What is done on each page, in this order. */
const visits: { path: string; actions: Record<string, (page: Page) => Promise<unknown>> }[] = [
  {
    path: paths.templates,
    actions: {
      filter: (page) =>
        page
          .getByRole('group', { name: 'Category' })
          .getByRole('button', { name: 'Auth', exact: true })
          .tap(),
    },
  },
  {
    path: paths.preview('auth', 'astroaccess'),
    actions: {
      addToCart: (page) => page.getByRole('button', { name: 'Add to cart: AstroAccess' }).tap(),
      openCart: (page) => page.getByRole('button', { name: 'Cart, 1 item' }).tap(),
    },
  },
  {
    path: paths.checkout(['astroaccess']),
    actions: {
      checkoutField: (page) =>
        page.getByLabel('Email', { exact: true }).pressSequentially('nora@example.com', { delay: 50 }),
    },
  },
];

/** Each in a browser that was never there, so that its first touch counts, which loads what comes with it. */
const tries = 5;

/** `inp.<action>.ms` and `inp.<action>.low.ms`: the 75th percentile of the tries; of several keys the slowest is a try's. */
export function measureInp(storeUrl: string): Promise<Figures> {
  return withBrowser(async (browser) => {
    const edge = await openEdge(storeUrl, {});
    try {
      return {
        ...(await measureWith(browser, edge, cpus.middling, 'ms')),
        ...(await measureWith(browser, edge, cpus.low, 'low.ms')),
      };
    } finally {
      await edge.close();
    }
  });
}

async function measureWith(browser: Browser, edge: Edge, cpu: Cpu, unit: string): Promise<Figures> {
  const times: Record<string, number[]> = {};
  for (const { path, actions } of visits) {
    for (let count = 0; count < tries; count += 1) {
      await withPhone(browser, cpu, (page) => act(page, edge.url + path, actions, times), { hasTouch: true });
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, all]) => [`inp.${name}.${unit}`, round(percentile(all, 0.75), 0)]),
  );
}

async function act(
  page: Page,
  url: string,
  actions: (typeof visits)[number]['actions'],
  times: Record<string, number[]>,
): Promise<void> {
  await page.addInitScript(watchInputs);
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await settled(page);
  for (const [name, action] of Object.entries(actions)) {
    await action(page);
    times[name] ??= [];
    times[name].push(await page.evaluate(takeSlowest));
  }
}

/** Runs in the page, before anything of its own. */
function watchInputs(): void {
  const inputs: number[] = [];
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) inputs.push(entry.duration);
  };
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver(note).observe(options as PerformanceObserverInit);
  Object.assign(window, { inputs });
}

/** Runs in the page: the slowest interaction since the last call, told a while after its paint. What is faster than 16 ms is not told, and counts as that. */
async function takeSlowest(): Promise<number> {
  const { inputs } = window as unknown as { inputs: number[] };
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return Math.max(16, ...inputs.splice(0));
}
