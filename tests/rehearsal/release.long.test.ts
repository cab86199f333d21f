import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { newPage, open, type PageOptions, useBrowser } from './kit/browser.ts';

/** Pages that are open while a release comes, with the worker that keeps the store readable. */
useBrowser();

const release = () => fetch(inject('reportUrl'), { method: 'POST' });
const releaseOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'temperaRelease'));
const shelves = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('tempera/')));

/** Whether it is still the page that was opened, rather than one that was loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'isSame') === true);

async function openHome(options?: PageOptions): Promise<Page> {
  const page = await newPage(1280, options);
  await open(page, '/');
  await mark(page);
  return page;
}

const goTo = async (page: Page, link: string, heading: string) => {
  await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

it('a release breaks no open page, and is there at the next load; two releases later a page loads itself anew', async () => {
  const page = await openHome();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The worker keeps what public pages are made of, so this is for who has none.
  const left = await openHome({ serviceWorkers: 'block', expected: /\/assets\// });
  const [first] = await shelves(page);

  await release();
  // A part of the page that it did not have yet: the file of its own release is still there.
  await goTo(page, 'Pricing', 'Pricing');
  expect([await isSame(page), await releaseOf(page)]).toEqual([true, undefined]);
  await open(page, paths.pricing);
  expect([await isSame(page), await releaseOf(page)]).toEqual([false, 2]);
  // The worker of the new release takes over and throws away what the old one kept.
  await expect.poll(() => shelves(page), { timeout: 30_000 }).not.toContain(first);
  expect(await shelves(page)).toHaveLength(1);

  await release();
  await goTo(left, 'Pricing', 'Pricing');
  await left.waitForFunction(() => Reflect.get(globalThis, 'temperaRelease') === 3);
  expect(await isSame(left)).toBe(false);
});
