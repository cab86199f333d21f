import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { signInFurnished } from './kit/furnished.ts';

useBrowser();

const sections = [
  ['overview', /Member since/],
  ['library', /Neo Gate/],
  ['plan', /^Paid until/],
  ['orders', /ORD-/],
  ['downloads', /./],
  ['wishlist', /Portfolio/],
  ['tickets', /It does not build/],
  ['security', /password/i],
  ['your-data', /delete/i],
] as const;

/** Opens an address as if nothing had been open, and waits for words that come with its data. */
async function open(page: Page, path: string, words: string | RegExp): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
  await page.getByRole('main').getByText(words).first().waitFor();
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
}

async function paintIn(page: Page, colorScheme: 'light' | 'dark', width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
}

/** What is wrong with the page: bright on the widest screen, dark on the narrowest. */
async function faultsIn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, width] of [
    ['light', 1920],
    ['dark', 320],
  ] as const) {
    await paintIn(page, colorScheme, width);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    const faults = [...(wide > width ? [`is ${wide} px wide`] : []), ...(await faultsOf(page))];
    found.push(...faults.map((fault) => `${colorScheme} ${width}: ${fault}`));
  }
  return found;
}

/** Of somebody whose name is long, in two directions and partly a picture. */
const long = { name: `Wolfeschlegelsteinhausenbergerdorff \u05de\u05d9\u05e8\u05d4\u{1F3A8}` };

async function faultyOf(page: Page, places: readonly (readonly [string, string | RegExp])[]) {
  const found: [string, string[]][] = [];
  for (const [path, words] of places) {
    await open(page, path, words);
    found.push([path, await faultsIn(page)]);
  }
  return found.filter(([, faults]) => faults.length > 0);
}

it('no section of a full profile has a fault or scrolls sideways', async () => {
  const page = await newPage();
  const { orderId } = await signInFurnished(page, long);
  const places = sections.map(([section, words]) => [`${paths.profile}#${section}`, words] as const);
  const order = [`${paths.checkoutSuccess}?order=${orderId}`, 'Order Complete'] as const;
  expect(await faultyOf(page, [...places, order])).toEqual([]);
});

it('no other page of a customer has a fault or scrolls sideways', async () => {
  const page = await newPage();
  await signInFurnished(page, long);
  const places = [
    [paths.planCheckout('enterprise'), /enterprise/i],
    [paths.checkout(['portfolio', 'blog']), 'Coupon code'],
    [paths.preview('auth', 'neogate'), /^Text of/],
    [paths.pricing, 'Your plan'],
    [paths.support, /ticket/i],
    [paths.home, /./],
    [paths.templates, /./],
  ] as const;
  expect(await faultyOf(page, places)).toEqual([]);
});
