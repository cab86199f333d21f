import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { fillCard } from './kit/checkout.ts';
import { signInSomebody } from './kit/readers.ts';
import { putProduct } from './kit/store.ts';

useBrowser();

const answerBank = async (page: Page, answer: 'Approve' | 'Refuse') => {
  await page.waitForURL(/\/_simulator\/challenge\//);
  await page.getByRole('button', { name: answer }).click();
};
const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

it('a bank that wants the person for a plan gets them, and a new card may take its place', async () => {
  const page = await newPage();
  await signInSomebody(page);
  await page.goto(paths.planCheckout('pro'));
  await pay(page).waitFor();
  await fillCard(page, 'authenticateAlways');
  await pay(page).click();
  await answerBank(page, 'Refuse');
  await page.waitForURL('**/checkout/plan=pro');
  await page.getByText('This payment wasn’t confirmed with your bank.').waitFor();
  await pay(page).waitFor();
  await fillCard(page, 'authenticateAlways');
  await pay(page).click();
  await answerBank(page, 'Approve');
  await page.waitForURL('**/profile#plan');
  await page.getByText(/^Paid until /).waitFor();

  await page.getByText('Visa •••• 3184 pays for it.').getByRole('link', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Add a payment method' }).click();
  await fillCard(page, 'paid');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Payment method saved').waitFor();
  const row = page.getByRole('listitem').filter({ hasText: 'Visa •••• 4242' });
  await row.getByText('Pays for your plan').waitFor();
  await page.getByRole('button', { name: 'Remove Visa •••• 3184' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Payment method removed').waitFor();
  expect(await page.getByRole('button', { name: 'Remove Visa •••• 3184' }).count()).toBe(0);
});

it('a card that is saved with an order pays the next one, and a plan', async () => {
  const page = await newPage();
  await signInSomebody(page);
  const [first, second] = [await putProduct({ priceCents: 280 }), await putProduct({ priceCents: 280 })];
  await page.goto(paths.checkout([first]));
  await pay(page).waitFor();
  await fillCard(page);
  await page.getByLabel('Save this card for next time').check();
  await pay(page).click();
  await page.waitForURL(/checkout\/success/);

  await page.goto(paths.checkout([second]));
  const kept = page.getByRole('radio', { name: 'Visa •••• 4242, expires 12/40' });
  await kept.waitFor();
  expect(await kept.isChecked()).toBe(true);
  expect(await page.getByLabel('Card number').count()).toBe(0);
  await page.getByRole('radio', { name: 'Another way to pay' }).check();
  await page.getByLabel('Card number').waitFor();
  await kept.check();
  await pay(page).click();
  await page.waitForURL(/checkout\/success/);
  await page.getByRole('heading', { level: 1 }).waitFor();

  await page.goto(paths.planCheckout('pro'));
  await kept.waitFor();
  expect(await kept.isChecked()).toBe(true);
  expect(await page.getByLabel('Card number').count()).toBe(0);
  expect(await page.getByLabel('Save this card for next time').count()).toBe(0);
  await pay(page).click();
  await page.waitForURL('**/profile#plan');
  await page.getByText('Visa •••• 4242 pays for it.').waitFor();
});
