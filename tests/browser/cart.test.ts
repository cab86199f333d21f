import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { amountOf, fillBuyer, fillCard, payButton } from './kit/checkout.ts';
import { eventually } from './kit/eventually.ts';
import { somebodyNew } from './kit/people.ts';
import { ordersOf } from './kit/store.ts';

useBrowser();

const cartButton = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

async function add(page: Page, category: string, slug: string, title: string): Promise<void> {
  await page.goto(paths.preview(category, slug));
  await page.getByRole('button', { name: `Add to cart: ${title}` }).click();
  await page.getByRole('button', { name: `View cart: ${title}` }).waitFor();
}

it('holds what was put in, over a reload and in other tabs, until it is bought', async () => {
  const page = await newPage();
  await page.goto('/');
  await cartButton(page, 'Cart, empty').waitFor();
  const other = await page.context().newPage();
  await other.goto('/pricing');
  await add(page, 'auth', 'astroaccess', 'AstroAccess');
  await add(page, 'blog', 'blog', 'Blog');
  await cartButton(other, 'Cart, 2 items').waitFor();
  await page.reload();
  await cartButton(page, 'Cart, 2 items').click();
  await drawer(page).getByRole('button', { name: 'Check out' }).click();
  await page.waitForURL(`**${paths.checkout(['astroaccess', 'blog'])}`);
  // 280 + 5900, tax 525, total 6705 cents.
  await page.getByRole('button', { name: 'Pay $67.05' }).waitFor();

  await page.getByRole('button', { name: 'Remove AstroAccess from this order' }).click();
  await page.waitForURL(`**${paths.checkout(['blog'])}`);
  await page.getByRole('button', { name: 'Pay $64.02' }).waitFor();
  await page.goBack();

  const { email } = somebodyNew();
  await page.goto(paths.checkout(['astroaccess', 'blog']));
  await fillBuyer(page, email);
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay $67.05' }).click();
  await page.getByRole('heading', { name: 'Order Complete' }).waitFor();
  await cartButton(page, 'Cart, empty').waitFor();
  await cartButton(other, 'Cart, empty').waitFor();
  for (const title of ['AstroAccess', 'Blog']) {
    await page.getByRole('button', { name: `Download ${title}` }).waitFor();
  }
  expect(await ordersOf(email)).toMatchObject([
    { subtotalCents: 6_180, discountCents: 0, taxCents: 525, totalCents: 6_705 },
  ]);
});

it('gives back what was taken out by mistake', async () => {
  const page = await newPage();
  await add(page, 'blog', 'blog', 'Blog');
  await cartButton(page, 'Cart, 1 item').click();
  await drawer(page).getByRole('button', { name: 'Remove Blog from cart' }).click();
  await drawer(page).getByText('Nothing here yet').waitFor();
  await drawer(page).getByRole('button', { name: 'Undo' }).click();
  await drawer(page).getByRole('link', { name: 'Blog' }).waitFor();
  await drawer(page).getByRole('button', { name: 'Keep browsing' }).click();
  await drawer(page).waitFor({ state: 'hidden' });
  await cartButton(page, 'Cart, 1 item').waitFor();
});

it.each([
  'not json at all',
  '{"slugs":["blog"]}',
  '[1,null,{"slug":"blog","priceCents":1},"../x","__proto__","<b>"]',
])('takes storage that somebody has edited for what it is: %s', async (stored) => {
  const page = await newPage();
  await page.addInitScript((value) => localStorage.setItem('tempera.cart', value), stored);
  await page.goto('/');
  await cartButton(page, /^Cart, /).click();
  await drawer(page)
    .getByText(/Nothing here yet|No longer available/)
    .first()
    .waitFor();
  await eventually(() => drawer(page).getByRole('link', { name: 'Blog' }).count()).toBe(0);
});

it('never says what a thing costs: a forged cart is priced by the store', async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    localStorage.setItem('tempera.cart', '["blog","nosuchthing"]');
    localStorage.setItem('tempera.prices', '{"blog":1}');
    sessionStorage.setItem(
      'tempera.checkout-draft',
      '{"uid":null,"values":{"firstName":"Eve"},"totalCents":1}',
    );
  });
  await page.goto('/');
  await cartButton(page, 'Cart, 2 items').click();
  await drawer(page).getByText('No longer available').waitFor();
  await drawer(page).getByRole('button', { name: 'Check out' }).click();
  await page.waitForURL(`**${paths.checkout(['blog'])}`);
  await payButton(page).waitFor();
  expect(await amountOf(page, /^Total$/).innerText()).toBe('$64.02');
});
