import { it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { add, cartButton, drawer } from './kit/cart.ts';
import { eventually } from './kit/eventually.ts';

/** The cart: second thoughts, and storage that somebody has edited. */
useBrowser();

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
