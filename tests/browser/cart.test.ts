import { paths } from '@tempera/domain/site/paths';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { add, cartButton, drawer } from './kit/cart.ts';
import { amountOf, fillBuyer, fillCard, payButton, seeComplete } from './kit/checkout.ts';
import { holdApp } from './kit/hold-app.ts';
import { goOffline, goOnline, lostConnection } from './kit/offline.ts';
import { somebodyNew } from './kit/people.ts';
import { ordersOf } from './kit/store.ts';

useBrowser();

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
  await cartButton(page, 'Cart, 1 item').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForURL(`**${paths.checkout(['blog', 'astroaccess'])}`);
  await page.getByRole('button', { name: 'Pay $67.05' }).waitFor();
  await cartButton(other, 'Cart, 2 items').waitFor();

  const { email } = somebodyNew();
  await page.goto('/checkout');
  await page.waitForURL(/products=/);
  await fillBuyer(page, email);
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay $67.05' }).click();
  await seeComplete(page);
  await cartButton(page, 'Cart, empty').waitFor();
  await cartButton(other, 'Cart, empty').waitFor();
  for (const title of ['AstroAccess', 'Blog']) {
    await page.getByRole('button', { name: `Download ${title}` }).waitFor();
  }
  expect(await ordersOf(email)).toMatchObject([
    { subtotalCents: 6_180, discountCents: 0, taxCents: 525, totalCents: 6_705 },
  ]);
});

it('is what a checkout in another tab follows: nobody pays for what they took out', async () => {
  const page = await newPage();
  await add(page, 'auth', 'astroaccess', 'AstroAccess');
  await add(page, 'blog', 'blog', 'Blog');
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Pay $67.05' }).waitFor();
  const other = await page.context().newPage();
  await other.goto('/pricing');
  await cartButton(other, 'Cart, 2 items').click();
  const takeOut = (title: string) =>
    drawer(other)
      .getByRole('button', { name: `Remove ${title} from cart` })
      .click();
  await takeOut('AstroAccess');
  await page.getByRole('button', { name: 'Pay $64.02' }).waitFor();
  await page.getByText('AstroAccess removed from your cart').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Pay $67.05' }).waitFor();
  await takeOut('Blog');
  await page.getByRole('button', { name: 'Pay $3.04' }).waitFor();
  await takeOut('AstroAccess');
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
});

it('takes what was put in before the page could hear of it', async () => {
  const page = await newPage();
  const { release } = await holdApp(page);
  const coming = page.goto(paths.preview('auth', 'astroaccess'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to cart: AstroAccess' }).click();
  await cartButton(page, 'Cart, empty').waitFor();
  release();
  await coming;
  await cartButton(page, 'Cart, 1 item').waitFor();
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

it('says that something is in, to those who hear the page too, until it is out again', async () => {
  const page = await newPage({ width: 390 });
  await add(page, 'auth', 'astroaccess', 'AstroAccess');
  const said = page.getByRole('status').filter({ hasText: 'Added to your cart' });
  await said.waitFor();
  await cartButton(page, 'Cart, 1 item').click();
  await drawer(page).getByRole('button', { name: 'Remove AstroAccess from cart' }).click();
  await drawer(page).getByRole('button', { name: 'Close cart' }).click();
  await page.getByRole('button', { name: 'Add to cart: AstroAccess' }).waitFor();
  await said.waitFor({ state: 'detached' });
});

it('opens without asking the store for more once something was put in, and goes on when there is a connection', async () => {
  const page = await newPage({ expected: lostConnection });
  const code = page.waitForResponse(/\/CartDrawer-/);
  await add(page, 'auth', 'astroaccess', 'AstroAccess');
  // With all that it needs in turn.
  await page.evaluate(`import(${JSON.stringify((await code).url())})`);
  await goOffline(page);
  await cartButton(page, 'Cart, 1 item').click();
  const line = drawer(page).getByRole('link', { name: 'AstroAccess' });
  await line.or(drawer(page).getByRole('button', { name: 'Try again' })).waitFor();
  await goOnline(page);
  await line.waitFor();
});

it('leads to a checkout that comes when the connection does, and begins at its own part', async () => {
  const page = await newPage({ expected: lostConnection });
  await add(page, 'auth', 'astroaccess', 'AstroAccess');
  await cartButton(page, 'Cart, 1 item').click();
  const checkOut = drawer(page).getByRole('button', { name: 'Check out' });
  await expect.poll(() => checkOut.isEnabled()).toBe(true);
  await page.context().setOffline(true);
  await checkOut.click();
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.context().setOffline(false);
  await payButton(page).waitFor();
});

it('keeps the keyboard at the coupon that was tried', async () => {
  const page = await newPage({ expected: /400 .*quoteCheckout/ });
  await page.goto(paths.checkout(['astroaccess']));
  const code = page.getByLabel('Coupon code');
  const apply = page.getByRole('button', { name: 'Apply' });
  const focused = (target: Locator) =>
    expect.poll(() => target.evaluate((own) => own === document.activeElement));
  await code.fill('NOSUCHCODE');
  await apply.press('Enter');
  await focused(code).toBe(true);
  await code.fill('WELCOME20');
  await apply.press('Enter');
  const remove = page.getByRole('button', { name: 'Remove coupon' });
  await focused(remove).toBe(true);
  await remove.press('Enter');
  await focused(code).toBe(true);
});
