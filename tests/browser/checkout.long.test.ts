import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { atCheckout, payButton, total } from './kit/checkout.ts';
import { putCoupon } from './kit/store.ts';

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
});
