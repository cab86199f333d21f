/** One visit of a page as a phone on a slow line has it: CPU four times slower, Chromium's slow 4G. */
import type { Browser } from 'playwright-core';

/** What DevTools calls slow 4G: milliseconds for each request, bytes a second. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const slowCpu = 4;
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

/** @param interactive false for a page without JavaScript, which never says that it answers */
export async function visitSlowly(browser: Browser, url: string, interactive: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load' });
    if (interactive) await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.waitForFunction(isQuiet, quietMs);
    return await page.evaluate(() => (window as unknown as { visit: Visit }).visit);
  } finally {
    await context.close();
  }
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

/** Runs in the page. */
function isQuiet(quiet: number): boolean {
  const { idle, fetched } = (window as unknown as { visit: Visit }).visit;
  const last = Math.max(idle, ...fetched.map(({ end }) => end));
  return idle > 0 && performance.now() - last > quiet;
}
