import { paths } from '@tempera/domain/site/paths';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { amountOf, atCheckout, fillBuyer, fillCard, payButton } from './kit/checkout.ts';
import { eventually } from './kit/eventually.ts';
import { signIn, somebodyHere } from './kit/people.ts';
import { db } from './kit/store.ts';

/** Alone: it changes how the store taxes. */
const site = db().doc('settings/site');
let before: Record<string, unknown> = {};

useBrowser();
beforeEach(async () => {
  before = (await site.get()).data() ?? {};
});
afterEach(() => site.set(before));

const taxBy = (tax: Record<string, unknown>) =>
  site.update({ tax: { mode: 'by-country', country: 'DE', oss: true, ...tax } });

it('asks for the country, and taxes by it', async () => {
  await taxBy({ states: 'NY 8.875' });
  const page = await atCheckout(['astroaccess']);
  const country = page.getByLabel('Country');
  await payButton(page).click();
  await page.getByText('Enter your country').waitFor();

  await country.selectOption('Finland');
  await amountOf(page, 'Tax (25.5%, Finland)').waitFor();
  expect(await amountOf(page, 'Tax (25.5%, Finland)').innerText()).toBe('$0.71');

  await country.selectOption('United States');
  await page.getByLabel('State').selectOption('New York');
  await page.getByRole('button', { name: 'Pay $3.05' }).waitFor();

  await country.selectOption('Japan');
  await page.getByRole('button', { name: 'Pay $2.80' }).waitFor();
});

it('a business elsewhere gives its VAT ID, and pays no tax', async () => {
  await taxBy({});
  const page = await atCheckout(
    ['astroaccess'],
    await newPage({ expected: /400 \(Bad Request\).*placeOrder/ }),
  );
  await page.getByLabel('Country').selectOption('Austria');
  await amountOf(page, 'Tax (20%, Austria)').waitFor();
  await page.getByRole('button', { name: 'Buying for a business?' }).click();
  await page.getByLabel('Company').fill('Muster & Co');

  await page.getByLabel('VAT ID').fill('ATU13585628');
  await page.getByText('This is not a VAT ID.').waitFor();
  await page.getByLabel('VAT ID').fill('ATU40400400');
  await page.getByText('does not know this VAT ID').waitFor();
  await fillBuyer(page, 'greta@example.com');
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay $3.36' }).click();
  // At the field and at the button, and nothing else anywhere.
  await eventually(() => page.getByText('does not know this VAT ID').count()).toBe(2);

  await page.getByLabel('VAT ID').fill('ATU13585627');
  await page.getByText('No VAT is charged.').waitFor();
  await page.getByRole('button', { name: 'Pay $2.80' }).click();
  await page.waitForURL(/\/checkout\/success/);
  expect(await amountOf(page, 'Tax (reverse charge)').innerText()).toBe('$0.00');
  for (const fact of ['Muster & Co', 'ATU13585627']) await page.getByText(fact, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'View order' }).click();
  await page.waitForURL('**/checkout/order#*');
  expect(await amountOf(page, 'Tax (reverse charge)').innerText()).toBe('$0.00');
});

it('Stripe Tax goes by the ZIP code, and an order by what was shown', async () => {
  await taxBy({ mode: 'stripe' });
  const page = await atCheckout(['astroaccess']);
  await page.getByLabel('Country').selectOption('United States');
  await page.getByLabel('State').selectOption('New York');
  await page.getByLabel('ZIP').fill('10001');
  await amountOf(page, 'Tax (8.875%, New York)').waitFor();
  await fillBuyer(page, 'greta@example.com');
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay $3.05' }).click();
  await page.waitForURL(/\/checkout\/success/);
  expect(await amountOf(page, 'Tax (8.875%, New York)').innerText()).toBe('$0.25');
});

it('a plan is taxed where its subscriber is', async () => {
  await taxBy({});
  const page = await newPage();
  await signIn(page, await somebodyHere());
  await page.goto(paths.planCheckout('pro'));
  await page.getByLabel('Country').selectOption('Finland');
  await page.getByText('Tax (25.5%, Finland)').waitFor();
  await page.getByLabel('Country').selectOption('Austria');
  await page.getByRole('button', { name: 'Buying for a business?' }).click();
  await page.getByLabel('VAT ID').fill('ATU13585627');
  await page.getByText('No VAT is charged.').waitFor();
  await page.getByText('Tax (reverse charge)').waitFor();
  await fillCard(page);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page
    .getByText(/You are on .* now/)
    .first()
    .waitFor();
});

it('a plan by Stripe Tax asks for the ZIP code, and says where it can’t be placed', async () => {
  await taxBy({ mode: 'stripe' });
  const page = await newPage({ expected: /400 \(Bad Request\).*(quoteCheckout|subscribe)/ });
  await signIn(page, await somebodyHere());
  await page.goto(paths.planCheckout('pro'));
  await page.getByLabel('Country').selectOption('United States');
  await page.getByLabel('State').selectOption('New York');
  await fillCard(page);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByText('Enter your ZIP code').waitFor();
  await page.getByLabel('ZIP').fill('nowhere');
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByText('Check the marked ones').first().waitFor();
  await page.getByLabel('ZIP').fill('10001');
  await page.getByText('Tax (8.875%, New York)').waitFor();
  await page.getByRole('button', { name: 'Pay $31.57' }).click();
  await page
    .getByText(/You are on .* now/)
    .first()
    .waitFor();
});

it('shows the tax inside of a price, which stays the same everywhere', async () => {
  await taxBy({ included: true });
  const page = await atCheckout(['astroaccess']);
  await page.getByLabel('Country').selectOption('Germany');
  await amountOf(page, 'Tax (19%, Germany, included)').waitFor();
  await page.getByLabel('Country').selectOption('France');
  await amountOf(page, 'Tax (20%, France, included)').waitFor();
  await fillBuyer(page, 'greta@example.com');
  await fillCard(page);
  await page.getByRole('button', { name: 'Pay $2.80' }).click();
  await page.waitForURL(/\/checkout\/success/);
  expect(await amountOf(page, 'Tax (20%, France, included)').innerText()).toBe('$0.47');
});
