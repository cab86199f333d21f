/** A visit of a page as a phone on a slow line has it: Chromium's slow 4G, and a CPU four times slower unless it is told else. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** What DevTools calls slow 4G: milliseconds for each request, bytes a second. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** By how many times a CPU is slower than this machine's: a phone's as most figures take it, and a cheap one's. */
export const cpus = { own: 1, middling: 4, low: 6 } as const;
export type Cpu = (typeof cpus)[keyof typeof cpus];

/** A page is settled when it has fetched nothing for this long, in milliseconds. */
const quietMs = 1_500;

interface Fetched {
  url: string;
  start: number;
  end: number;
  /** As it came over the line. */
  bytes: number;
}

/** Times are milliseconds from the start of the visit. */
export interface Visit {
  /** When the largest element was painted. */
  lcp: number;
  /** The sum of all layout shifts. */
  cls: number;
  /** When the browser had nothing to do for the first time after the page and its pictures had loaded. */
  idle: number;
  /** Everything fetched besides the document. */
  fetched: Fetched[];
}

/** Runs `work` with a page of a phone that was never in the store; `more` says how its browser is another. */
export async function withPhone<T>(
  browser: Browser,
  cpu: Cpu,
  work: (page: Page) => Promise<T>,
  more: BrowserContextOptions = {},
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, ...more });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.addInitScript(watch);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** @param interactive false for a page without JavaScript, which never says that it answers */
export const visitSlowly = (
  browser: Browser,
  url: string,
  interactive: boolean,
  cpu: Cpu = cpus.middling,
): Promise<Visit> =>
  withPhone(browser, cpu, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    if (interactive) await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await settled(page);
    return page.evaluate(() => (window as unknown as { visit: Visit }).visit);
  });

/** Waits until the page has fetched nothing for a while. */
export const settled = (page: Page) => page.waitForFunction(isQuiet, quietMs);

/** Waits until a page does nothing more by itself: the live chat's button is the last that it fetches and shows. */
export async function atRest(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Open live chat' }).waitFor({ state: 'attached' });
  await settled(page);
}

/** Runs in the page, before anything of its own. */
function watch(): void {
  const visit: Visit = { lcp: 0, cls: 0, idle: 0, fetched: [] };
  Object.assign(window, { visit });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    visit.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    visit.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('resource', (entry) => {
    const {
      name: url,
      startTime: start,
      responseEnd: end,
      encodedBodySize: bytes,
    } = entry as PerformanceResourceTiming;
    visit.fetched.push({ url, start, end, bytes });
  });
  addEventListener('load', () => {
    requestIdleCallback(() => {
      visit.idle = performance.now();
    });
  });
}

/** Runs in the page: whether something has come whose address has this in it. */
export const hasFetched = (part: string): boolean =>
  (window as unknown as { visit: Visit }).visit.fetched.some(({ url }) => url.includes(part));

/** Runs in the page. */
function isQuiet(quiet: number): boolean {
  const { idle, fetched } = (window as unknown as { visit: Visit }).visit;
  const last = Math.max(idle, ...fetched.map(({ end }) => end));
  return idle > 0 && performance.now() - last > quiet;
}
