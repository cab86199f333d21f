import { panelPaths } from '@tempera/domain/site/panel-screens';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { useBrowser } from './kit/browser.ts';
import { atCheckout, fillCard, payButton } from './kit/checkout.ts';
import { openCustomer, openPanel } from './kit/moderation.ts';
import { somebodyHere } from './kit/people.ts';
import { db, putProduct } from './kit/store.ts';

/** How often somebody tried to pay, as those who manage the store see it. */
useBrowser();

const day = 86_400_000;
const attemptsOn = (page: Page) => page.getByRole('list', { name: 'Payment attempts' }).getByRole('listitem');

it('an order’s page lists each attempt to pay for the same, with why it failed', async () => {
  const { page: shop, uid } = await openCustomer();
  const slug = await putProduct({ priceCents: 280 });
  await atCheckout([slug], shop);
  await fillCard(shop, 'insufficient');
  await payButton(shop).click();
  await shop.getByText('There isn’t enough money in the account').first().waitFor();
  await fillCard(shop);
  await payButton(shop).click();
  await shop.getByRole('heading', { level: 1, name: 'Order Complete' }).waitFor();
  const paid = new URL(shop.url()).searchParams.get('order') ?? '';
  const orders = (await db().collection('orders').where('uid', '==', uid).get()).docs;
  const declined = orders.find(({ id }) => id !== paid)?.id ?? '';

  const page = await openPanel('admin', panelPaths.adminOrder(paid));
  await page.getByRole('heading', { level: 1, name: paid }).waitFor();
  const attempts = attemptsOn(page);
  await attempts.nth(1).waitFor();
  expect(await attempts.count()).toBe(2);
  const [first = '', second = ''] = await attempts.allInnerTexts();
  expect(first).toMatch(/\$3\.04[\s\S]*Paid[\s\S]*Visa •••• 4242[\s\S]*pi_.*this order/);
  expect(second).toMatch(/\$3\.04[\s\S]*Declined[\s\S]*Not enough money in the account[\s\S]*pi_/);
  expect(await faultsOf(page)).toEqual([]);
  await attempts.nth(1).getByRole('link', { name: declined }).click();
  await page.getByRole('heading', { level: 1, name: declined }).waitFor();
  await attempts.nth(1).waitFor();
  expect((await attempts.allInnerTexts())[1]).toContain('this order');
});

/** Somebody whose renewal was declined, not confirmed, and paid by its third try. */
async function putRenewal(uid: string): Promise<void> {
  const now = Date.now();
  const payment = {
    provider: 'stripe',
    customer: 'cus_1',
    reference: 'pm_1',
    last4: '4242',
    brand: 'visa',
    type: 'card',
    country: 'DE',
  };
  const period = { periodStart: Timestamp.fromMillis(now - 9 * day), periodEnd: Timestamp.fromMillis(now) };
  const plan = { planId: 'pro', planName: 'Pro', priceCents: 2_900, currency: 'USD', payment, ...period };
  const listed = { listing: 'active', mrrCents: 2_900, startedAt: Timestamp.fromMillis(now - 40 * day) };
  await db()
    .doc(`subscriptions/${uid}`)
    .set({ ...plan, ...listed, status: 'active', cancelAtPeriodEnd: false, nextPlanId: null });
  const tries = [
    { ago: 9, status: 'failed', failure: 'card_declined' },
    { ago: 6, status: 'failed', failure: 'payment_intent_authentication_failure' },
    { ago: 2, status: 'paid' },
  ];
  for (const { ago, ...outcome } of tries) {
    const at = Timestamp.fromMillis(now - ago * day);
    await db()
      .doc(`subscriptions/${uid}/charges/${uid}-${at.toMillis()}`)
      .set({
        ...plan,
        ...outcome,
        kind: 'renewal',
        customer: { name: 'Ada', email: 'ada@example.com' },
        amountCents: 3_147,
        taxCents: 247,
        reference: `pi_try${ago}`,
        at,
      });
  }
}

it('a subscription’s page lists the tries of a renewal as one charge', async () => {
  const person = await somebodyHere();
  await putRenewal(person.uid);
  const page = await openPanel('admin', panelPaths.adminSubscription(person.uid));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const attempts = attemptsOn(page);
  await attempts.nth(2).waitFor();
  const texts = await attempts.allInnerTexts();
  expect(texts).toHaveLength(3);
  expect(texts[0]).toMatch(/\$31\.47[\s\S]*Paid[\s\S]*Visa •••• 4242, DE[\s\S]*pi_try2/);
  expect(texts[1]).toMatch(/Not confirmed[\s\S]*Not confirmed with the bank/);
  expect(texts[2]).toMatch(/Declined[\s\S]*Declined by the bank, without a reason/);
  expect(await page.getByRole('list', { name: 'Charges' }).locator('> li').count()).toBe(1);
  expect(await faultsOf(page)).toEqual([]);
});
