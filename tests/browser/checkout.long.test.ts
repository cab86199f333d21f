import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { add, cartButton, drawer } from './kit/cart.ts';
import { amountOf, atCheckout, payButton, payBy, seeBank, total } from './kit/checkout.ts';
import { signIn, somebodyKnown } from './kit/people.ts';
import { db, putCoupon, putProduct } from './kit/store.ts';

/** The checkout: what an address brings with it, and what the form asks for. */
useBrowser();

it('applies the coupon of the address at once', async () => {
  const code = await putCoupon({ type: 'percentage', value: 20 });
  const page = await newPage();
  await page.goto(`${paths.checkout(['astroaccess'])}?coupon=${code}`);
  await page.getByRole('button', { name: 'Pay $2.43' }).waitFor();
});

it('asks for what is missing, in the field too, and sends nothing', async () => {
  const page = await atCheckout(['astroaccess']);
  await payButton(page).click();
  await page.getByText(messages.checkout.missing).waitFor();
  for (const label of ['First name', 'Last name', 'Card number', 'Expiry', 'Security code']) {
    expect(await page.getByLabel(label).getAttribute('aria-invalid')).toBe('true');
  }
  expect(page.url()).toContain('/checkout/product=');
});

it('drops what the store does not know', async () => {
  const page = await atCheckout(['astroaccess', 'nosuchthing']);
  await page.getByText('One template is no longer for sale and was removed.').waitFor();
  expect(await total(page).textContent()).toBe('$3.04');
  await page.goto(paths.checkout(['nosuchthing', 'nosuchother']));
  await page.getByText('2 templates are no longer for sale and were removed.').waitFor();
});

it('asks for three fields beside the card, and for an address when somebody wants to give one', async () => {
  const page = await atCheckout(['astroaccess']);
  const fields = page.getByRole('form', { name: 'Checkout' }).getByRole('textbox');
  await page.getByLabel('Card number').waitFor();
  // First name, last name, email; card number, expiry, security code.
  expect(await fields.count()).toBe(6);
  await page
    .getByRole('list', { name: 'About this payment' })
    .getByText('30-day money-back guarantee')
    .waitFor();
  await page.getByRole('button', { name: 'Add a billing address' }).click();
  expect(await fields.count()).toBe(11);
  await page.getByLabel('Country').selectOption('Chile');
  await page.getByLabel('City').fill('Valparaíso');
  await page.reload();
  await payButton(page).waitFor();
  expect(await page.getByLabel('City').inputValue()).toBe('Valparaíso');
  expect(await page.getByLabel('Country').inputValue()).toBe('CL');
});

it('shows templates, pictures and price from the catalogue while the store is being asked', async () => {
  const page = await newPage();
  await add(page, 'auth', 'astroaccess', 'AstroAccess');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/quoteCheckout', async (route) => {
    if (route.request().method() === 'POST') await asked;
    await route.continue();
  });
  await cartButton(page, 'Cart, 1 item').click();
  await drawer(page).getByRole('button', { name: 'Check out' }).click();
  await page.getByRole('button', { name: 'Pay $3.04' }).waitFor();
  expect(await amountOf(page, 'Subtotal').innerText()).toBe('$2.80');
  const picture = page.getByRole('region', { name: 'Your order' }).locator('img');
  expect(await picture.getAttribute('src')).toContain('astroaccess');
  expect(await page.getByRole('button', { name: 'Pay $3.04' }).isDisabled()).toBe(true);
  await page.getByLabel('First name').fill('Greta');
  answer();
  await page.getByRole('button', { name: 'Pay $3.04', disabled: false }).waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Greta');
});

it('leaves out what the buyer owns, says so first, and has nothing to sell when that is all', async () => {
  const [owned, other] = [
    await putProduct({ title: 'Owned Thing', priceCents: 500 }),
    await putProduct({ title: 'Other Thing', priceCents: 1_000 }),
  ];
  const account = await somebodyKnown();
  await db().doc(`users/${account.uid}/library/${owned}`).set({
    slug: owned,
    orderId: 'ORD-1',
    grantedAt: new Date(),
  });
  const page = await newPage();
  await signIn(page, account);
  await page.goto(paths.checkout([owned, other]));
  await page.getByText('You already own Owned Thing, so it’s not part of this order.').waitFor();
  await page.getByRole('button', { name: 'Pay $10.85', disabled: false }).waitFor();
  await page.goto(paths.checkout([owned]));
  await page.getByRole('heading', { name: 'You already own Owned Thing' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Open your library' }).waitFor();
});

it('leads a guest from Buy to the form with one press', async () => {
  const page = await newPage();
  await page.goto('/auth/Login?purchase-product-astroaccess');
  await page.getByRole('link', { name: 'Continue as guest' }).click();
  await payButton(page).waitFor();
  await page.getByText('You’re checking out as a guest.').waitFor();
});

it('a member’s list of orders leads to a payment that waits for them', async () => {
  const page = await newPage();
  await signIn(page, await somebodyKnown());
  await atCheckout([await putProduct({ priceCents: 500 })], page);
  await payBy(page, 'authenticateAlways');
  await seeBank(page);
  await page.goto('/profile#orders');
  await page.getByRole('link', { name: 'Confirm payment: ORD-' }).click();
  await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
  await page.getByRole('button', { name: 'Pay in another way' }).waitFor();
});
