import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { signInSomebody } from './kit/readers.ts';
import { changeSettings } from './kit/store.ts';

useBrowser();

/** Two tabs of one browser. */
async function twoTabs(path: string, begin?: (page: Page) => Promise<unknown>): Promise<[Page, Page]> {
  const first = await newPage();
  await begin?.(first);
  const second = await first.context().newPage();
  for (const page of [first, second]) await page.goto(path);
  return [first, second];
}

it('the choice of light or dark is followed', async () => {
  const [first, second] = await twoTabs(paths.home);
  const scheme = () => second.locator('html').getAttribute('data-color-scheme');
  const toggle = first.getByRole('banner').getByRole('button', { name: /^Colors/ });
  await toggle.click();
  await toggle.click();
  await eventually(scheme).toBe('dark');
  await second.getByRole('button', { name: /^Colors: dark/ }).waitFor();
});

it('both follow the store by one connection, and go on when the first is closed', async () => {
  const [first, second] = await twoTabs(paths.home, signInSomebody);
  const title = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
  const before = await title(first);
  try {
    await changeSettings({ heroTitle: `Painted twice ${Date.now()}` });
    for (const page of [first, second]) await eventually(() => title(page)).toMatch(/^Painted twice/);
    await first.close();
    await changeSettings({ heroTitle: `Painted once ${Date.now()}` });
    await eventually(() => title(second)).toMatch(/^Painted once/);
  } finally {
    await changeSettings({ heroTitle: before });
  }
  expect(before).not.toMatch(/^Painted/);
});
