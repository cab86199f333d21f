import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../emulators/launcher/find-chromium.ts';

/** Runs `work` with a Chromium of its own, given `more` arguments, and closes it afterwards, whatever happens. */
export async function withBrowser<T>(
  work: (browser: Browser) => Promise<T>,
  more: readonly string[] = [],
): Promise<T> {
  const executablePath = await findChromium(console.log);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...more] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export interface SignedIn {
  browser: Browser;
  /** What a browser keeps of the person (screens/sign-in.ts). */
  state: BrowserContextOptions['storageState'];
  storeUrl: string;
}

/**
 * Runs `visit` with a page in a browser that was never in the store but for signing in, and has kept no document of it:
 * how many signing in leaves behind is a matter of chance.
 */
export async function withSignedIn<T>(
  { browser, state, storeUrl }: SignedIn,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const viewport = { width: 1280, height: 900 };
  const context = await browser.newContext({ baseURL: storeUrl, storageState: state, viewport });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.addInitScript(() => localStorage.setItem('tempera.splash', 'shown'));
    await page.goto('/robots.txt');
    await page.evaluate(forgetDocuments);
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page: empties the cache of Firestore's SDK. */
async function forgetDocuments(): Promise<void> {
  const known = await indexedDB.databases();
  const caches = known.flatMap(({ name }) => (name?.startsWith('firestore/') ? [name] : []));
  const deleted = (name: string) =>
    new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = resolve;
      request.onerror = reject;
    });
  await Promise.all(caches.map(deleted));
}
