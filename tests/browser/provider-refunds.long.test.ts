import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { newPage, storeUrl, useBrowser } from './kit/browser.ts';
import { payButton, payBy } from './kit/checkout.ts';
import { openPanel } from './kit/moderation.ts';
import { signIn, somebodyKnown } from './kit/people.ts';
import { db } from './kit/store.ts';

/** What happens at the provider alone is seen by buyer and admins, without anybody having done anything here. */
useBrowser();

/** What a bank, or somebody in the provider's dashboard, does about a payment. */
async function act(reference: string, action: string, amount?: number): Promise<void> {
  const { gateway } = (await (await fetch(`${storeUrl}/local.json`)).json()) as { gateway: { url: string } };
  const body = new URLSearchParams(amount ? { amount: String(amount) } : {});
  const done = await fetch(`${gateway.url}/_simulator/payments/${reference}/${action}`, {
    method: 'POST',
    body,
  });
  expect(done.status).toBe(200);
}

async function buy(): Promise<{ shop: Page; orderId: string; reference: string }> {
  const shop = await newPage();
  await signIn(shop, await somebodyKnown());
  await shop.goto(paths.checkout(['astroaccess']));
  await payButton(shop).waitFor();
  await payBy(shop);
  await shop.getByRole('heading', { level: 1, name: 'Order Complete' }).waitFor();
  const orderId = new URL(shop.url()).searchParams.get('order') ?? '';
  const { reference } = (await db().doc(`orders/${orderId}`).get()).get('payment');
  return { shop, orderId, reference };
}

it('a refund that was made in the provider’s dashboard', async () => {
  const { shop, orderId, reference } = await buy();
  const page = await openPanel('admin', panelPaths.adminOrder(orderId));
  await page.getByRole('heading', { level: 1, name: orderId }).waitFor();
  await act(reference, 'refund', 100);
  const refunds = page.getByRole('list', { name: 'Refunds' });
  await refunds.getByText('Made in Stripe').waitFor();
  await page.getByText('Partly refunded').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await act(reference, 'refund');
  await shop.getByRole('heading', { level: 1, name: 'Order refunded' }).waitFor();
  await page.getByRole('list', { name: 'History' }).getByText('Stripe,').first().waitFor();
});

it('a dispute, which holds the downloads back until the bank has decided', async () => {
  const { shop, orderId, reference } = await buy();
  const page = await openPanel('admin', panelPaths.adminOrder(orderId));
  await page.getByRole('heading', { level: 1, name: orderId }).waitFor();
  await act(reference, 'dispute');
  await page.getByText(/^Disputed on .* Downloads are suspended/).waitFor();
  await page.getByText(/^Open: \$3.04, fraudulent, dp_/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await shop.getByRole('heading', { level: 1, name: 'Payment disputed' }).waitFor();
  expect(await faultsOf(shop)).toEqual([]);
  await act(reference, 'win');
  await shop.getByRole('heading', { level: 1, name: 'Order Complete' }).waitFor();
  await page.getByText(/^Won: \$3.04/).waitFor();
});
