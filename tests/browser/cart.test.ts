import { paths } from '@tempera/domain/site/paths';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { add, cartButton, drawer } from './kit/cart.ts';
import { amountOf, fillBuyer, fillCard, payButton, seeComplete } from './kit/checkout.ts';
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
  await page.goBack();

  const { email } = somebodyNew();
  await page.goto('/checkout');
  await page.waitForURL(`**${paths.checkout(['astroaccess', 'blog'])}`);
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

it('is within reach while the toast says what was added, on a phone too', async () => {
  const page = await newPage({ width: 390 });
  await add(page, 'auth', 'astroaccess', 'AstroAccess');
  const toast = page.getByRole('status').filter({ hasText: 'Added to your cart' });
  await toast.waitFor();
  const [header, said] = await Promise.all(
    [page.getByRole('banner'), toast].map((part) => part.boundingBox()),
  );
  expect(said?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 1_000));
});
