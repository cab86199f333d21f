import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './kit/browser.ts';
import { atCheckout, fillBuyer, payButton, payBy, seeComplete } from './kit/checkout.ts';
import { somebodyNew } from './kit/people.ts';
import { ordersOf } from './kit/store.ts';

useBrowser();

const seePayPal = (page: Page) => page.getByRole('heading', { name: 'Pay with PayPal?' }).waitFor();
const answer = (page: Page, name: 'Approve' | 'Turn back') => page.getByRole('button', { name }).click();
/** What a page says of a payment is not of a bank or a card. */
const speaksOfPayPal = async (page: Page) =>
  expect(await page.getByRole('status').first().innerText()).not.toMatch(/bank|card/i);

/** A visitor who has been led to PayPal for what they buy. */
async function atPayPal() {
  const { email } = somebodyNew();
  const page = await atCheckout(['astroaccess']);
  await fillBuyer(page, email);
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  await payButton(page).click();
  await seePayPal(page);
  return { email, page };
}

it('whoever approves at PayPal has their order', async () => {
  const { email, page } = await atPayPal();
  expect(await ordersOf(email)).toMatchObject([{ status: 'pending', paymentStatus: 'requires-action' }]);
  await answer(page, 'Approve');
  await seeComplete(page);
  expect(await ordersOf(email)).toMatchObject([
    { paymentStatus: 'paid', payment: { method: { type: 'paypal' } } },
  ]);
});

it('whoever turns back there is told of PayPal, and pays by card', async () => {
  const { email, page } = await atPayPal();
  await answer(page, 'Turn back');
  await page.getByRole('heading', { name: 'Payment failed' }).waitFor();
  await page.getByText('This payment wasn’t confirmed with PayPal.').waitFor();
  await speaksOfPayPal(page);
  await page.getByRole('link', { name: 'Pay in another way' }).click();
  await payBy(page);
  await seeComplete(page);
  expect((await ordersOf(email)).map(({ paymentStatus }) => paymentStatus).sort()).toEqual([
    'failed',
    'paid',
  ]);
});

it('back at the checkout without an answer, also after a reload, it is PayPal that still asks', async () => {
  const { email, page } = await atPayPal();
  await page.goto(paths.checkout(['astroaccess']));
  await page.getByText('PayPal still asks you to confirm the payment of $3.04').waitFor();
  await page.reload();
  await page.getByText('PayPal still asks you to confirm the payment of $3.04').waitFor();
  expect(await payButton(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Continue with PayPal' }).click();
  await seePayPal(page);

  const [waiting] = await ordersOf(email);
  await page.goto(paths.order(waiting?.id ?? ''));
  await page.getByText('PayPal asks you to confirm this payment.').waitFor();
  await speaksOfPayPal(page);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await seePayPal(page);
  await answer(page, 'Approve');
  await seeComplete(page);
  expect(await ordersOf(email)).toMatchObject([{ paymentStatus: 'paid' }]);
});
