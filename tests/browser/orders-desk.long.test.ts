import { readFileSync } from 'node:fs';
import { byHand } from '@tempera/domain/orders/order';
import { messages } from '@tempera/domain/site/messages';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { applyCoupon, payButton, payBy } from './kit/checkout.ts';
import { eventually } from './kit/eventually.ts';
import { openPanel } from './kit/moderation.ts';
import { type Account, signIn, somebodyKnown } from './kit/people.ts';
import { db, ordersOf, putCoupon } from './kit/store.ts';
import { seeToast } from './kit/toasts.ts';

/** What an admin does about orders beside a refund in full, which `refund.test.ts` covers. */
useBrowser();

/** Somebody's order of two templates with a coupon of one use, as their card left it. */
async function orderWith(card: Parameters<typeof payBy>[1], ends: string) {
  const code = await putCoupon({ type: 'percentage', value: 20, maxUses: 1 });
  const buyer = await somebodyKnown();
  const shop = await newPage();
  await signIn(shop, buyer);
  await shop.goto(paths.checkout(['astroaccess', 'portfolio']));
  await payButton(shop).waitFor();
  const before = await payButton(shop).textContent();
  await applyCoupon(shop, code);
  await eventually(() => payButton(shop).textContent()).not.toBe(before);
  await payBy(shop, card);
  await shop.getByText(ends).first().waitFor();
  const [order] = await ordersOf(buyer.email);
  return { code, buyer, shop, orderId: order?.id ?? '', uid: String(order?.uid) };
}

/** The desk with one person's orders on it, and how to choose something in the menu of their only one. */
async function deskOf({ email }: Account, orderId: string) {
  const page = await openPanel('admin', `${panelPaths.adminOrders}?q=${encodeURIComponent(email)}`);
  const row = page.getByRole('row').filter({ hasText: orderId });
  const choose = async (deed: string) => {
    await row.getByRole('button', { name: `Actions for ${orderId}` }).click();
    await page.getByRole('menuitem', { name: deed, exact: true }).click();
  };
  return { page, row, choose };
}

/** The same word stands in the row once more, for phones. */
const seen = (row: Locator, word: string) =>
  row.getByText(word, { exact: true }).filter({ visible: true }).first().waitFor();

const confirm = (page: Page, deed: string) =>
  page.getByRole('dialog').getByRole('button', { name: deed, exact: true }).click();

it('completes a pending order, sends its links, takes a part back and exports it', async () => {
  const { buyer, code, orderId, uid, shop } = await orderWith('pending', 'Payment pending');
  // What a bank is deciding is not completed by hand; this one is paid past the store.
  await db().doc(`orders/${orderId}`).update({ 'payment.provider': byHand });
  const { page, row, choose } = await deskOf(buyer, orderId);
  await seen(row, 'Pending');
  await choose('Mark Complete');
  await confirm(page, 'Mark Complete');
  await seeToast(page, { title: 'Order completed', text: orderId, role: 'status' });
  await seen(row, 'Completed');
  await shop.getByRole('heading', { level: 1, name: 'Order Complete' }).waitFor();

  await choose('Send Download Link');
  await confirm(page, 'Send Download Link');
  await seeToast(page, { title: 'Download links sent', text: orderId, role: 'status' });

  await choose('Refund…');
  await page.getByText('This order was paid outside the store').waitFor();
  await page.getByRole('radio', { name: 'Partial amount' }).check();
  await page.getByRole('checkbox', { name: 'AstroAccess' }).check();
  await eventually(() => page.getByLabel('Amount in USD').inputValue()).toMatch(/^\d+\.\d\d$/);
  await page.getByLabel('Amount in USD').fill('2.00');
  await page.getByLabel('Reason').fill('One of them was not needed');
  await confirm(page, 'Refund');
  await seeToast(page, { title: 'Order refunded', text: `$2.00 of ${orderId}`, role: 'status' });
  await seen(row, 'Partly refunded');
  await shop.getByText('Refunded: no longer available to download with this order.').waitFor();
  const library = await db().collection(`users/${uid}/library`).get();
  expect(library.docs.map(({ id }) => id)).toEqual(['portfolio']);

  await choose('View Details');
  const history = page.getByRole('list', { name: 'History' });
  for (const step of ['Placed', 'Completed', 'Download links sent', 'Refunded']) {
    await history.getByRole('listitem').filter({ hasText: step }).first().waitFor();
  }
  await page.goBack();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Orders' }).click();
  const [head, line, rest] = readFileSync(await (await saved).path(), 'utf8').split('\r\n');
  expect(head).toMatch(/^\uFEFForder id,/);
  expect(line).toContain(`${orderId},`);
  expect(line).toContain(`,${code},`);
  expect(line).toMatch(/,2\.00,[\d.]+,USD,completed,partly-refunded$/);
  expect(rest).toBe('');
});

it('retries a failed order, which takes the coupon’s use again and says who has it', async () => {
  const { buyer, code, orderId } = await orderWith('declined', messages.checkout.declined);
  const { page, row, choose } = await deskOf(buyer, orderId);
  await seen(row, 'Failed');
  await choose('Retry Order');
  await confirm(page, 'Retry Order');
  await seeToast(page, { title: 'Order set to pending', text: orderId, role: 'status' });
  await seen(row, 'Pending');

  await page.goto(panelPaths.adminCoupons);
  await page.getByLabel('Search by the start of a code').fill(code);
  const coupon = page.getByRole('row').filter({ hasText: code });
  await coupon.getByText('1 of 1').waitFor();
  await coupon.getByRole('button', { name: `Actions for ${code}` }).click();
  await page.getByRole('menuitem', { name: 'Who Used It' }).click();
  const uses = page.getByRole('dialog', { name: `Who used ${code}` });
  await uses.getByText(buyer.email).waitFor();
  await uses.getByRole('link', { name: orderId }).click();
  await page.getByRole('heading', { level: 1, name: orderId }).waitFor();
  await page.goto(`${panelPaths.adminOrders}?q=${orderId}`);
  await page.getByLabel('Status').selectOption('failed');
  await page.getByText('No orders match.').waitFor();
});

it('an order of which little is known shows what there is', async () => {
  const id = `ORD-${Date.now()}778`;
  const page = await openPanel('admin', panelPaths.adminDashboard);
  const recent = page.getByRole('region', { name: 'Recent orders' });
  await recent.getByRole('listitem').first().waitFor();
  const old = db().doc(`orders/${id}`);
  await old.set({ status: 'pending', totalCents: 1_234, date: Timestamp.now() });
  try {
    await recent.getByRole('listitem').filter({ hasText: id }).getByText('$12.34').waitFor();
    await page.getByText(`Someone placed order ${id}`).waitFor();
    await page.goto(`${panelPaths.adminOrders}?q=${id}`);
    const row = page.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: id });
    await row.getByText('$12.34').waitFor();
    await row.getByRole('button', { name: `Actions for ${id}` }).click();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['View Details']);
    await page.getByRole('menuitem', { name: 'View Details' }).click();
    await page.getByText('This order has no products.').waitFor();
  } finally {
    await old.delete();
  }
});
