import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPage, type PageOptions, useBrowser } from './kit/browser.ts';
import { fillBuyer, payButton, seeComplete } from './kit/checkout.ts';
import { required } from './kit/environment.ts';
import { signIn, somebodyHere, somebodyNew } from './kit/people.ts';
import { openProductionStore, type ProductionStore } from './kit/production-store.ts';
import { ordersOf, putProduct } from './kit/store.ts';
import { stripeScripts } from './kit/stripe-stand-in.ts';

/** How our code drives Stripe's own fields, in a build of customers; what stands in for its script does what ours relies on. */
useBrowser();

let store: ProductionStore;
let isDown = false;
beforeAll(async () => {
  store = await openProductionStore(stripeScripts(() => isDown));
});
afterAll(async () => {
  await store.close();
  expect(store.strangers).toEqual([]);
});

const open = (options: Omit<PageOptions, 'store'> = {}) => newPage({ ...options, store });
const fields = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
const enter = (page: Page, number: string) => fields(page).getByLabel('Card number').fill(number);

/** What the page has asked of Stripe’s script, by the name of the call. */
const asked = (page: Page, call: string) =>
  page.evaluate(
    (name) =>
      (window as unknown as { stripeCalls: { call: string; value: Record<string, unknown> }[] }).stripeCalls
        .filter((one) => one.call === name)
        .map(({ value }) => value),
    call,
  );

/** A visitor at the checkout, who has said who they are. */
async function atFields(options: Omit<PageOptions, 'store'> = {}) {
  const { email } = somebodyNew();
  const page = await open(options);
  await page.goto(paths.checkout(['astroaccess']));
  await fields(page).getByLabel('Card number').waitFor();
  await fillBuyer(page, email);
  return { email, page };
}

it('a card is entered in Stripe’s frame, paid with by its token, and is nothing of ours', async () => {
  const { email, page } = await atFields();
  expect(await page.getByLabel('Card number').count()).toBe(0);
  expect(await asked(page, 'Stripe')).toEqual(['pk_test_of_a_test']);
  expect((await asked(page, 'elements')).at(-1)).toMatchObject({
    mode: 'payment',
    amount: 304,
    currency: 'usd',
  });
  await enter(page, '4242 4242 4242 4242');
  await payButton(page).click();
  await seeComplete(page);
  expect(await asked(page, 'createConfirmationToken')).toEqual([
    { payment_method_data: { billing_details: { name: 'Greta Guest', email } } },
  ]);
  expect(await ordersOf(email)).toMatchObject([{ paymentStatus: 'paid' }]);
});

it('they look as the page does, also when that changes', async () => {
  const { page } = await atFields({ colorScheme: 'dark' });
  const themes = async (call: string) =>
    (await asked(page, call)).flatMap(
      ({ appearance }) => (appearance as { theme: string } | undefined)?.theme ?? [],
    );
  expect((await themes('elements')).at(-1)).toBe('night');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => (await themes('update')).at(-1)).toBe('stripe');
});

it('what is missing or wrong is said there, and nothing is bought', async () => {
  const { email, page } = await atFields();
  await enter(page, '4242');
  await payButton(page).click();
  await fields(page).getByText('Your card number is incomplete.').waitFor();
  await enter(page, '4000 0000 0000 0069');
  await payButton(page).click();
  await page.getByText('Your card number is invalid.').waitFor();
  expect(await ordersOf(email)).toEqual([]);
  await enter(page, '4242 4242 4242 4242');
  await payButton(page).click();
  await seeComplete(page);
});

it('a declined card is told, its fields are empty, and another one pays', async () => {
  const { email, page } = await atFields();
  await enter(page, '4000 0000 0000 0002');
  await payButton(page).click();
  await page.getByText('Your card was declined. Try another card.').waitFor();
  await expect.poll(() => fields(page).getByLabel('Card number').inputValue()).toBe('');
  await enter(page, '4242 4242 4242 4242');
  await payButton(page).click();
  await seeComplete(page);
  expect((await ordersOf(email)).map(({ paymentStatus }) => paymentStatus).sort()).toEqual([
    'failed',
    'paid',
  ]);
});

it('a bank that asks is shown by Stripe’s script over the page, and its answer looked up by the server', async () => {
  const { email, page } = await atFields();
  await enter(page, '4000 0025 0000 3155');
  await payButton(page).click();
  const complete = page.frameLocator('iframe[title="Bank"]').getByRole('button', { name: 'Complete' });
  await complete.waitFor();
  const [{ clientSecret } = {}] = await asked(page, 'handleNextAction');
  const [intent] = String(clientSecret).split('_secret_');
  // Answered for Stripe’s script alone, and not at the bank: the order still waits.
  await complete.click();
  await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await complete.waitFor();
  await fetch(`${required('TEMPERA_GATEWAY_URL')}/_simulator/challenge/${intent}`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
    redirect: 'manual',
  });
  await complete.click();
  await seeComplete(page);
  expect(await ordersOf(email)).toMatchObject([{ paymentStatus: 'paid' }]);
});

it('wallets and slow banks that the account has are offered, and a slow one leaves the order pending', async () => {
  const { email, page } = await atFields();
  const ways = fields(page).getByRole('group', { name: 'Ways to pay' }).getByRole('button');
  await ways.first().waitFor();
  expect(await ways.allInnerTexts()).toEqual(['Google Pay', 'PayPal', 'Bank debit']);
  await ways.nth(2).click();
  await payButton(page).click();
  await page.getByRole('heading', { name: 'Payment pending' }).waitFor();
  expect(await ordersOf(email)).toMatchObject([{ status: 'pending', paymentStatus: 'processing' }]);

  const { email: other, page: second } = await atFields();
  await fields(second).getByRole('button', { name: 'Google Pay' }).click();
  await payButton(second).click();
  await seeComplete(second);
  expect(await ordersOf(other)).toMatchObject([{ paymentStatus: 'paid' }]);
});

it('a member’s card is kept where they say so, and pays the next order without any field', async () => {
  const page = await open();
  const account = await somebodyHere();
  await signIn(page, account);
  const [first, second] = [await putProduct({ priceCents: 280 }), await putProduct({ priceCents: 280 })];
  await page.goto(paths.checkout([first]));
  await enter(page, '4242 4242 4242 4242');
  await page.getByLabel('Save this card for next time').check();
  await expect.poll(async () => (await asked(page, 'update')).at(-1)?.setupFutureUsage).toBe('on_session');
  await payButton(page).click();
  await seeComplete(page);
  await page.goto(paths.checkout([second]));
  await page.getByRole('radio', { name: /^Visa •••• 4242/ }).waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  await payButton(page).click();
  await seeComplete(page);
});

it('a script that does not come is said to be missing, and asked for again', async () => {
  isDown = true;
  const page = await open({ expected: /js\.stripe\.com/ });
  await page.goto(paths.checkout(['astroaccess']));
  const missing = page.getByRole('alert').filter({ hasText: 'The payment form didn’t load.' });
  await missing.waitFor();
  isDown = false;
  await missing.getByRole('button', { name: 'Try again' }).click();
  await fields(page).getByLabel('Card number').waitFor();
});
