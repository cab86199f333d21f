import type { Page } from 'playwright-core';

/** A page is at rest when it has read nothing for this long, in milliseconds. */
const quietMs = 2_000;

/** Documents that a page has read by the time it is at rest, over REST and by listeners alike (web/src/firebase/public/reads.ts). */
export async function readsAtRest(page: Page): Promise<number> {
  await page.waitForFunction(isQuiet, quietMs);
  return page.evaluate(sumReads);
}

/** Runs in the page: whether its last read is long ago. A page without any read has not begun. */
function isQuiet(quiet: number): boolean {
  const last = performance.getEntriesByName('firestore-read').at(-1);
  return last !== undefined && performance.now() - last.startTime > quiet;
}

/** Runs in the page. */
function sumReads(): number {
  const marks = performance.getEntriesByName('firestore-read') as PerformanceMark[];
  return marks.reduce((sum, { detail }) => sum + (detail as { count: number }).count, 0);
}
