import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { endChannels, watchChannels } from './channels.ts';
import { flags } from './chromium-flags.ts';
import { required } from './environment.ts';
import { recordQueries } from './record-queries.ts';
import { removeProducts } from './store.ts';

/** The store under test; `npm test` gives it. */
export const storeUrl = required('TEMPERA_STORE_URL');

export interface PageOptions {
  width?: number;
  colorScheme?: 'light' | 'dark';
  /** Lets the page have its service worker, which would otherwise keep answers from the tests that hold or change them. */
  worker?: boolean;
  /** Another store than the one under test, and the proxy by which its pages reach everything. */
  store?: { origin: string; proxy: string };
  /** Lines of the console and failed requests that this test provokes on purpose. */
  expected?: RegExp;
}

/** Firestore's SDK takes leave of a channel that the emulator has closed a moment before. */
const goodbye = /Firestore\/Listen\/channel\?.*TYPE=terminate/;

/** It says on the console which tab of a browser writes its cache by now; the other one goes on without a word to anybody. */
const otherTab = /Failed to obtain primary lease for action/;

/** What a page complained of, by page; a test that leaves a complaint unexpected fails. */
interface Watched {
  context: BrowserContext;
  complaints: string[];
}

/** One for all files of a worker (`isolate: false`); it ends with the worker. */
let browser: Browser | undefined;
const watched: Watched[] = [];

/**
 * Gives the file a browser, and each test pages of its own that are closed behind it. Products that the file has put into the
 * store go with it.
 */
export function useBrowser(): void {
  beforeAll(async () => {
    browser ??= await chromium.launch({ executablePath: required('CHROMIUM_PATH'), args: flags });
  });
  afterAll(removeProducts);
  afterEach(async ({ task }) => {
    const all = watched.splice(0);
    if (task.result?.state === 'fail') task.result.errors?.unshift(...(await pagesOf(all)));
    await Promise.all(all.map(({ context }) => close(context)));
    // Thrown as it is: an assertion's message would be cut after its first words.
    const said = all.flatMap(({ complaints }) => complaints);
    if (said.length > 0) throw new Error(`The pages complained:\n${said.join('\n')}`);
  });
}

/**
 * What the pages of a failed test show, a line each, which the run tells with the failure: whether the person is known, what the
 * page says, and what it has loaded last.
 */
const pagesOf = (all: readonly Watched[]) =>
  Promise.all(
    all
      .flatMap(({ context }) => context.pages())
      .map(async (page) => {
        const shown = await page
          .evaluate(() => ({
            root: { ...document.documentElement.dataset },
            marks: Object.keys(localStorage),
            text: document.body.innerText.slice(0, 1_500),
            loaded: performance
              .getEntriesByType('resource')
              .slice(-20)
              .map(({ name }) => name.slice(-60)),
          }))
          .catch(String);
        return { name: 'Page', message: `${page.url()} showed ${JSON.stringify(shown)}` };
      }),
  );

/** Answers still on their way are let go first: what they do to a closed page would be nobody's error. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
  await endChannels(context);
}

/** A new person's browser: nothing stored, not signed in. */
export async function newContext(options: PageOptions = {}): Promise<BrowserContext> {
  const { width = 1280, colorScheme = 'light', worker = false, expected, store } = options;
  if (!browser) throw new Error('useBrowser() belongs at the top of the file');
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 800 },
    colorScheme,
    reducedMotion: 'reduce',
    acceptDownloads: true,
    serviceWorkers: worker ? 'allow' : 'block',
    baseURL: store?.origin ?? storeUrl,
    ...(store && { proxy: { server: store.proxy }, ignoreHTTPSErrors: true }),
  });
  // A page that never comes is told by this; how fast pages come is the bench's to tell.
  context.setDefaultTimeout(60_000);
  recordQueries(context);
  watchChannels(context);
  // What the page's policy forbids is an error that a test sees, like all others of the console.
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  const complaints: string[] = [];
  const complain = (text: string) => {
    const isUsual = [goodbye, otherTab].some((usual) => usual.test(text));
    if (!isUsual && !expected?.test(text)) complaints.push(text);
  };
  context.on('page', (page) => {
    waitUntilReady(page, store?.origin ?? storeUrl);
    page.on('pageerror', (error) => complain(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') complain(`console: ${message.text()} (${message.location().url})`);
    });
  });
  watched.push({ context, complaints });
  return context;
}

export async function newPage(options?: PageOptions): Promise<Page> {
  return (await newContext(options)).newPage();
}

/** A page from the server is seen before it answers; a test that types at once would type into nothing. */
function waitUntilReady(page: Page, origin: string): void {
  const { goto, reload } = page;
  const ready = () =>
    page.url().startsWith(origin) && page.locator('html[data-ready]').waitFor({ state: 'attached' });
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    if (response?.headers()['content-type']?.includes('html') && !isDemo(page)) await ready();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    if (!isDemo(page)) await ready();
    return response;
  };
}

/** The templates' live demos are not the app. */
const isDemo = (page: Page) => new URL(page.url()).pathname.startsWith('/demos/');
