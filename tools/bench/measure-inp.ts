/** How soon a page answers to a finger or a key: until the next paint, as the browser's Event Timing counts it. */

import { paths } from '@tempera/domain/site/paths';
import type { Browser, Locator, Page } from 'playwright-core';
import type { Figures } from './budgets.ts';
import { openEdge } from './edge.ts';
import { bundleReactTwin } from './react-twin/bundle.ts';
import { readTrees, withTrees } from './react-twin/trees.ts';
import { staticTwin } from './static-twin.ts';
import { percentile, round } from './statistics.ts';
import { atRest, type Cpu, cpus, settled, withPhone } from './visit-slowly.ts';
import { withBrowser } from './with-browser.ts';

interface Action {
  act: (page: Page) => Promise<unknown>;
  /** What the store's page shows for it in the end: a finger that hit something else, such as a toast, measured that. */
  answer: (page: Page) => Locator;
}

interface Visited {
  path: string;
  /** What is done on the page, in this order. */
  actions: Record<string, Action>;
}

const authChoice = (page: Page) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Auth', exact: true });
const emailField = (page: Page) => page.getByLabel('Email', { exact: true });

const visits: Visited[] = [
  {
    path: paths.templates,
    actions: {
      filter: {
        act: (page) => tap(authChoice(page)),
        answer: (page) => page.getByRole('button', { name: 'Auth', exact: true, pressed: true }),
      },
    },
  },
  {
    path: paths.preview('auth', 'astroaccess'),
    actions: {
      addToCart: {
        act: (page) => tap(page.getByRole('button', { name: 'Add to cart: AstroAccess' })),
        answer: (page) => page.getByRole('button', { name: 'View cart: AstroAccess' }),
      },
      openCart: {
        act: (page) => tap(page.getByRole('button', { name: /^Cart, / })),
        answer: (page) => page.getByRole('dialog', { name: 'Your cart' }),
      },
    },
  },
  {
    path: paths.checkout(['astroaccess']),
    actions: {
      checkoutField: {
        act: (page) => emailField(page).pressSequentially('nora@example.com', { delay: 50 }),
        answer: emailField,
      },
    },
  },
];

/** Each in a browser that was never there, so that its first touch counts, which loads what comes with it. */
const tries = 5;

/** For how long a finger rests on the glass, in milliseconds. */
const fingerMs = 80;

const twinKinds = ['static', 'react'] as const;
type TwinKind = (typeof twinKinds)[number];
const twinPath = (kind: TwinKind, path: string) => `/${kind}${path}`;

/**
 * `inp.<action>.ms` and `inp.<action>.low.ms`: the 75th percentile of the tries; of several keys the slowest is a try's.
 * `inp.<action>.static.ms` is the same of a page with the same elements and styles, and no script but one that shows
 * what the page shows first: what the browser itself takes. Of `.react.ms` React and MUI draw these elements, and what is
 * touched answers the same way.
 */
export function measureInp(storeUrl: string): Promise<Figures> {
  return withBrowser(async (browser) => {
    const twins = await twinsOf(browser, storeUrl);
    const edge = await openEdge(storeUrl, twins);
    try {
      const figures: Figures = {};
      for (const { path, actions } of visits) {
        const own = { url: edge.url + path };
        const twinsHere = twinKinds.map((twin) => ({ url: edge.url + twinPath(twin, path), twin }));
        Object.assign(figures, await measurePages(browser, [own, ...twinsHere], actions, cpus.middling));
        Object.assign(figures, await measurePages(browser, [own], actions, cpus.low));
      }
      return figures;
    } finally {
      await edge.close();
    }
  });
}

interface Opened {
  url: string;
  twin?: TwinKind;
}

/** The pages by turns, so that whatever else the machine does falls on all of them alike. */
async function measurePages(
  browser: Browser,
  pages: readonly Opened[],
  actions: Visited['actions'],
  cpu: Cpu,
): Promise<Figures> {
  const times: Record<string, number[]> = {};
  const unit = cpu === cpus.low ? 'low.ms' : 'ms';
  for (let count = 0; count < tries; count += 1) {
    for (const opened of pages) {
      await withPhone(
        browser,
        cpu,
        async (page) => {
          for (const [name, time] of await visit(page, opened, actions)) {
            const key = `inp.${name}.${opened.twin ? `${opened.twin}.` : ''}${unit}`;
            times[key] ??= [];
            times[key].push(time);
          }
        },
        { hasTouch: true },
      );
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([key, all]) => [key, round(percentile(all, 0.75), 0)]),
  );
}

async function visit(
  page: Page,
  { url, twin }: Opened,
  actions: Visited['actions'],
): Promise<[string, number][]> {
  await page.addInitScript(watchInputs);
  await page.goto(url, { waitUntil: 'load' });
  await (twin ? settled(page) : atRest(page));
  const times: [string, number][] = [];
  for (const [name, { act, answer }] of Object.entries(actions)) {
    await act(page);
    times.push([name, await page.evaluate(takeSlowest)]);
    if (!twin) await answer(page).waitFor();
  }
  return times;
}

/** As a finger does it. Playwright's own tap asks the page at each event what it has hit, and lifts the finger as it puts it down. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to touch: ${target}`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof point)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  // What looked for the target is over before the finger comes.
  await page.waitForTimeout(500);
  await send('touchStart', [point]);
  await page.waitForTimeout(fingerMs);
  await send('touchEnd', []);
}

const answerTaps = `addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  button?.setAttribute('aria-pressed', 'true');
  if (button?.textContent !== 'Add to cart') return;
  button.textContent = 'View cart';
  const count = document.querySelector('[aria-label^="Cart, "] span');
  count.textContent = '1';
  count.style.visibility = 'visible';
});`;

/** The visited pages as they stand at rest, by path. */
async function twinsOf(browser: Browser, storeUrl: string): Promise<Record<string, string>> {
  const twins: Record<string, string> = {};
  const script = await bundleReactTwin('touched-page');
  for (const { path } of visits) {
    await withPhone(browser, cpus.own, async (page) => {
      await page.goto(storeUrl + path, { waitUntil: 'load' });
      await atRest(page);
      twins[twinPath('static', path)] = await staticTwin(page, answerTaps);
      const trees = { from: await page.evaluate(readTrees, 'root'), to: [] };
      twins[twinPath('react', path)] = withTrees(await staticTwin(page, script), trees);
    });
  }
  return twins;
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
