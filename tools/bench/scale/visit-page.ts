/** What a visit makes a browser fetch, by what came over the line. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { round } from '../statistics.ts';

/** A page is at rest when it has fetched nothing for this long, in milliseconds. */
const quietMs = 1_500;

export interface Visited {
  /** Documents that the page itself read. */
  reads: number;
  /** All that came over the line, in kB of 1,000 bytes. */
  kB: number;
  /** Of it what says something about the store: neither code nor fonts nor pictures, which are the same for every size. */
  dataKB: number;
}

interface Fetching {
  /** Since the last time that it was asked. */
  sum: () => Promise<Visited>;
  /** Resolves when nothing is fetched any more. */
  rest: () => Promise<void>;
}

interface Response {
  requestId: string;
  type: string;
}

/** Follows what a page fetches, from now on. */
async function followPage(page: Page, session: CDPSession): Promise<Fetching> {
  const types = new Map<string, string>();
  const open = new Set<string>();
  let lastAt = Date.now();
  let [bytes, dataBytes, readsBefore] = [0, 0, 0];
  const end = ({ requestId }: { requestId: string }) => {
    open.delete(requestId);
    lastAt = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId }) => open.add(requestId));
  session.on('Network.responseReceived', ({ requestId, type }: Response) => types.set(requestId, type));
  session.on('Network.loadingFailed', end);
  session.on('Network.loadingFinished', (done) => {
    bytes += done.encodedDataLength;
    if (['Document', 'Fetch', 'XHR'].includes(types.get(done.requestId) ?? ''))
      dataBytes += done.encodedDataLength;
    end(done);
  });
  await session.send('Network.enable');
  return {
    rest: async () => {
      lastAt = Date.now();
      while (open.size > 0 || Date.now() - lastAt < quietMs) await page.waitForTimeout(100);
    },
    sum: async () => {
      const reads = await page.evaluate(sumReads);
      const sum = {
        reads: reads - readsBefore,
        kB: round(bytes / 1_000, 1),
        dataKB: round(dataBytes / 1_000, 1),
      };
      [bytes, dataBytes, readsBefore] = [0, 0, reads];
      return sum;
    },
  };
}

/** Runs in the page. */
function sumReads(): number {
  const marks = performance.getEntriesByName('firestore-read') as PerformanceMark[];
  return marks.reduce((sum, { detail }) => sum + (detail as { count: number }).count, 0);
}

/**
 * Opens `url` in a browser that was never in the store, until it is at rest; `then` goes on with the page and what is fetched from there.
 * What a service worker fetches for later visits is no part of it, unless it is let.
 */
export async function visitPage<T>(
  browser: Browser,
  url: string,
  then: (visited: Visited, page: Page, fetching: Fetching) => Promise<T>,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<T> {
  const viewport = { width: 1280, height: 900 };
  const context = await browser.newContext({ viewport, serviceWorkers });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const fetching = await followPage(page, await context.newCDPSession(page));
    const asked = page.waitForResponse((response) => response.url().includes('/live.json'));
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await asked;
    await fetching.rest();
    return await then(await fetching.sum(), page, fetching);
  } finally {
    await context.close();
  }
}
