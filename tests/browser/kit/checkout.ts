import { testCards } from '@tempera/domain/money/card';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { newPage } from './browser.ts';
import { somebodyNew } from './people.ts';

/** Fills what a checkout asks for; a signed-in person's name and address are there already. */
export async function fillCard(page: Page, card: keyof typeof testCards = 'paid'): Promise<void> {
  await page.getByLabel('Card number').fill(testCards[card]);
  await page.getByLabel('Expiry').fill('12/40');
  await page.getByLabel('Security code').fill('123');
}

/** Fills in a card and pays. */
export async function payBy(page: Page, card?: keyof typeof testCards): Promise<void> {
  await fillCard(page, card);
  await payButton(page).click();
}

export const seeComplete = (page: Page) => page.getByRole('heading', { name: 'Order Complete' }).waitFor();

/** The page of a bank that asks its customer. */
export const seeBank = (page: Page) => page.getByRole('heading', { name: 'Is this you?' }).waitFor();

export async function fillBuyer(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Greta');
  await page.getByLabel('Last name').fill('Guest');
  await page.getByLabel('Email', { exact: true }).fill(email);
}

export async function applyCoupon(page: Page, code: string): Promise<void> {
  await page.getByLabel('Coupon code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^(Pay \$|Get it free)/ });

/** The amount beside a word of the totals, `$2.43`. */
export const amountOf = (page: Page, name: string | RegExp) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .locator('dd');

/** A visitor at the checkout of these products, once the quote is there. */
export async function atCheckout(slugs: string[], page?: Page): Promise<Page> {
  const opened = page ?? (await newPage());
  await opened.goto(paths.checkout(slugs));
  await payButton(opened).waitFor();
  return opened;
}

/** A visitor who has pressed the button, and is not told yet what became of it. */
export async function payAsGuest(card: keyof typeof testCards, opened?: Page) {
  const { email } = somebodyNew();
  const page = await atCheckout(['astroaccess'], opened);
  await fillBuyer(page, email);
  await payBy(page, card);
  return { email, page };
}

export const total = (page: Page) => amountOf(page, /^Total$/);
