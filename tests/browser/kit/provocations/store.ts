import { paths } from '@tempera/domain/site/paths';
import type { Page, Route } from 'playwright-core';
import { applyCoupon, fillBuyer, fillCard, payButton } from '../checkout.ts';
import { demoAccount, signIn, somebodyNew } from '../people.ts';
import { putCoupon } from '../store.ts';

type Provocation = (page: Page) => Promise<void>;

/** A checkout as a visitor finds it; `act` does the rest. */
const atCheckout =
  (act: Provocation): Provocation =>
  async (page) => {
    await page.goto(paths.checkout(['astroaccess']));
    await payButton(page).waitFor();
    await act(page);
  };

/** A buyer pays, and gets this for an answer. */
const paying = (answer: (route: Route) => Promise<void>) =>
  atCheckout(async (page) => {
    await fillBuyer(page, somebodyNew().email);
    await fillCard(page);
    await page.route('**/placeOrder', answer);
    await payButton(page).click();
  });

/** A customer who starts a free download whose bytes or answer went wrong on the way. */
const downloading =
  (answer: { status: number; body: string }): Provocation =>
  async (page) => {
    await page.route('**/download/**', (route) => route.fulfill(answer));
    await signIn(page, demoAccount('admin'));
    await page.goto(paths.preview('auth', 'neogate'));
    await page
      .getByRole('button', { name: /^Download/ })
      .first()
      .click();
  };

/** A page whose code arrives broken. */
const brokenPage: Provocation = async (page) => {
  await page.route('**/assets/pricing-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function Component() { throw new Error("broken on purpose"); }',
    }),
  );
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
};

/** How to provoke each message of the store itself. */
export const storeProvocations: Record<string, Provocation> = {
  networkError: paying((route) => route.abort()),
  noAnswer: paying((route) =>
    route.fulfill({ status: 504, headers: { 'access-control-allow-origin': '*' }, body: '' }),
  ),
  'download.failedTitle': downloading({ status: 500, body: '' }),
  'download.failed': downloading({ status: 500, body: '' }),
  'download.retry': downloading({ status: 200, body: 'more than the archive'.repeat(50_000) }),
  'checkout.missing': atCheckout((page) => payButton(page).click()),
  'checkout.declined': atCheckout(async (page) => {
    await fillBuyer(page, somebodyNew().email);
    await fillCard(page, 'declined');
    await payButton(page).click();
  }),
  'checkout.orderNotFound': async (page) => {
    await page.goto(paths.checkoutSuccess);
  },
  'coupon.empty': atCheckout((page) => page.getByRole('button', { name: 'Apply' }).click()),
  'coupon.invalid': atCheckout((page) => applyCoupon(page, 'NOSUCHCODE')),
  'coupon.minimum': atCheckout(async (page) => {
    await applyCoupon(page, await putCoupon({ type: 'fixed', value: 100, minAmountCents: 500 }));
  }),
  'unexpected.title': brokenPage,
  'unexpected.text': brokenPage,
  'unexpected.button': brokenPage,
};
