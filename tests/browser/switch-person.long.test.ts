import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sendLogin } from './kit/auth-page.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { payButton, seeComplete } from './kit/checkout.ts';
import {
  type Account,
  chooseInAccount,
  demoAccount,
  openSection,
  signIn,
  signOut,
  somebodyKnown,
} from './kit/people.ts';
import { ordersOf } from './kit/store.ts';

useBrowser();

/** Gets Neo Gate by an order, so that there is a library, an order and a name that nobody else may see. */
async function buyFree(page: Page, { email }: Account): Promise<string> {
  await page.goto('/checkout/product=neogate');
  await payButton(page).click();
  await seeComplete(page);
  const [order] = await ordersOf(email);
  return order?.id ?? 'no order';
}

const header = (page: Page) => page.getByRole('banner');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const atLogin = (page: Page) =>
  page.waitForURL(
    ({ pathname, searchParams }) =>
      pathname === '/login' && searchParams.get('next')?.startsWith('/profile') === true,
  );

async function seeOwned(page: Page, orderId: string): Promise<void> {
  await openSection(page, 'My library');
  await part(page, 'My library').getByText('Neo Gate').first().waitFor();
  await openSection(page, 'Orders');
  await part(page, 'Orders').getByText(orderId).waitFor();
  // The login leads back to the section that was left.
  await openSection(page, 'Overview');
}

async function leave(page: Page): Promise<void> {
  await signOut(page);
  await atLogin(page);
}

async function seeProfile(page: Page, { name, email }: Account, role: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await header(page).getByText(`Welcome, ${name}`).waitFor();
  await page.getByText('Member since').waitFor();
  expect(await page.getByRole('main').getByText(email, { exact: true }).count()).toBe(1);
  expect(await page.getByRole('main').getByText(role, { exact: true }).count()).toBe(2);
  expect(await header(page).getByText('Owner', { exact: true }).count()).toBe(role === 'owner' ? 1 : 0);
  for (const title of ['My library', 'Orders', 'Download history']) {
    await openSection(page, title);
    await part(page, title).locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
    await part(page, title).locator('li, p, h3').first().waitFor();
  }
  await openSection(page, 'Overview');
}

/** From now on, notes each moment at which the page shows one of these words, or nothing at all. */
async function watchFor(page: Page, words: string[]): Promise<() => Promise<string[]>> {
  await page.evaluate((forbidden) => {
    const seen = new Set<string>();
    const look = () => {
      const text = document.body.innerText;
      for (const word of forbidden) if (text.includes(word)) seen.add(word);
      if (!document.querySelector('main > *')) seen.add('a blank page');
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { stopWatching: () => [observer.disconnect(), ...seen].slice(1) });
    look();
  }, words);
  return () => page.evaluate(() => (window as unknown as { stopWatching: () => string[] }).stopWatching());
}

it('shows the next person in the same tab nothing of the last one, through all four roles', async () => {
  const page = await newPage();
  const customer = await somebodyKnown();
  await signIn(page, customer);
  const orderId = await buyFree(page, customer);
  await chooseInAccount(page, 'Profile');
  await seeProfile(page, customer, 'customer');
  await seeOwned(page, orderId);
  await page.evaluate(() => Object.assign(window, { sameTab: true }));

  let last: Account = customer;
  for (const role of ['admin', 'staff', 'owner'] as const) {
    const next = demoAccount(role);
    await leave(page);
    const seen = await watchFor(page, [customer.name, customer.email, orderId, last.name, last.email]);
    await sendLogin(page, next);
    await seeProfile(page, next, role);
    expect(await seen()).toEqual([]);
    last = next;
  }

  await leave(page);
  const seen = await watchFor(page, [last.name, last.email]);
  await sendLogin(page, customer);
  await seeProfile(page, customer, 'customer');
  await seeOwned(page, orderId);
  expect(await seen()).toEqual([]);
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true);
});

it('is followed by the other tabs', async () => {
  const first = await newPage();
  const customer = await somebodyKnown();
  await signIn(first, customer);
  const second = await first.context().newPage();
  for (const page of [first, second]) {
    await page.goto('/profile');
    await seeProfile(page, customer, 'customer');
  }
  await leave(first);
  await atLogin(second);
  const seen = await watchFor(second, [customer.name, customer.email]);
  const admin = demoAccount('admin');
  await sendLogin(first, admin);
  await seeProfile(first, admin, 'admin');
  await seeProfile(second, admin, 'admin');
  expect(await seen()).toEqual([]);
});

it('takes the preview page along: the owner of a template becomes a visitor', async () => {
  const page = await newPage();
  const customer = await somebodyKnown();
  await signIn(page, customer);
  await buyFree(page, customer);
  await page.goto('/product/category=auth/neogate/preview');
  const main = page.getByRole('main');
  await main.getByText('You own this template').waitFor();
  const library = main.getByRole('link', { name: 'Open in your library' });
  expect(await library.getAttribute('href')).toBe('/profile#library');
  await signOut(page);
  await main.getByText('You own this template').waitFor({ state: 'detached' });
  await main.getByRole('link', { name: 'Download Neo Gate' }).click();
  await page.waitForURL('**/auth/Login?purchase-product-neogate*');
});
