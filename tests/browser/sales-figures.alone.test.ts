import { readFile } from 'node:fs/promises';
import { chargeEntry, paidOrder, refundEntry } from '@tempera/domain/ledger/book-entry';
import type { NewEntry } from '@tempera/domain/ledger/ledger-entry';
import { cents, formatMoney, toUnits } from '@tempera/domain/money/money';
import { spansOf } from '@tempera/domain/reports/sales-period';
import { booksOfTotals, type SalesMonth, type Totals, totalsOf } from '@tempera/domain/reports/sales-report';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { openPanel } from './kit/moderation.ts';
import { db } from './kit/store.ts';

/** Alone: dashboard and reports show the sums over all orders and the whole ledger. */
useBrowser();

const buyer = `Fay Figure ${Date.now().toString(36)}`;
const line = (slug: string, name: string, priceCents: number) => ({ slug, name, priceCents, quantity: 1 });

/** Books as the functions do. */
async function book({ id, at, ...entry }: NewEntry): Promise<void> {
  await db()
    .doc(`ledger/${id}`)
    .create({ ...entry, at: Timestamp.fromMillis(at) });
}

const paidFor = (id: string) =>
  paidOrder({
    id,
    uid: `u${id.toLowerCase()}`,
    totalCents: 4_496,
    taxCents: 352,
    currency: 'USD',
    payment: { provider: 'manual', reference: null, token: null },
  });

async function putOrder(): Promise<string> {
  const id = `ORD-${Date.now()}777`;
  await book(chargeEntry(paidFor(id), { reference: null, at: Date.now() }));
  await db()
    .doc(`orders/${id}`)
    .set({
      uid: `u${id.toLowerCase()}`,
      customer: { name: buyer, email: 'fay@example.com' },
      billing: { firstName: 'Fay', lastName: 'Figure' },
      lines: [line('blog', 'Blog', 4_900), line('neogate', 'Neo Gate', 280)],
      subtotalCents: 5_180,
      discountCents: 1_036,
      taxCents: 352,
      totalCents: 4_496,
      currency: 'USD',
      couponCode: null,
      couponDescription: null,
      couponSlot: null,
      status: 'completed',
      paymentStatus: 'paid',
      payment: { provider: 'manual', reference: null, token: null },
      date: Timestamp.now(),
    });
  return id;
}

/** What the last 30 days add up to as stored; other tests may sell something meanwhile. */
async function totalsNow(): Promise<Totals> {
  const months = await db().collection('stats/sales/months').get();
  return totalsOf(
    months.docs.map((one) => one.data() as SalesMonth),
    spansOf('30days', Date.now()).span,
  );
}

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: new RegExp(`^${title}`) });
const revenueIsRight = async (page: Page) => {
  const text = formatMoney(cents(booksOfTotals(await totalsNow()).all.netCents));
  return (await card(page, 'Net revenue').innerText()).includes(text);
};

it('an order and its refund show on the dashboard, in a report, and in its file', async () => {
  const page = await openPanel('owner', panelPaths.adminDashboard);
  const recent = page.getByRole('region', { name: 'Recent orders' });
  const id = await putOrder();
  const row = recent.getByRole('listitem').filter({ hasText: buyer });
  await row.getByText('Completed').waitFor();
  await row.getByText('$44.96').waitFor();
  await page.getByText(`${buyer} bought Blog, Neo Gate`).waitFor();
  const counted = async () => (await db().doc(`stats/sales/counted/${id}`).get()).data()?.what?.figures;
  await eventually(async () => (await counted())?.earnedCents).toBe(4_496);
  const bookedOf = async (entry: string) => (await db().doc(`stats/sales/booked/${entry}`).get()).data();
  await eventually(async () => (await bookedOf(`charge-${id}`))?.what?.figures.orderGrossCents).toBe(4_496);
  await eventually(() => revenueIsRight(page)).toBe(true);
  const today = page.getByRole('region', { name: 'Today' });
  await today.getByText('Today’s orders').waitFor();
  await page.getByRole('region', { name: 'The last 30 days' }).locator('.MuiChartsSurface-root').waitFor();
  const top = page.getByRole('table', { name: 'Top products' });
  await top.getByRole('row').nth(1).getByText('Blog').waitFor();
  await page.getByRole('table', { name: 'Popular categories' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);

  const back = { id: `refund-${id}`, amountCents: 1_000, before: 0, reference: null, at: Date.now() };
  await book(refundEntry(paidFor(id), back));
  await db().doc(`orders/${id}`).update({ refundedCents: 1_000, paymentStatus: 'partly-refunded' });
  await row.getByText('Partly refunded').waitFor();
  await eventually(async () => (await counted())?.earnedCents).toBe(3_496);
  await eventually(async () => (await bookedOf(`refund-refund-${id}`))?.what?.figures.orderRefundsCents).toBe(
    1_000,
  );
  const books = page.getByRole('table', { name: 'Gross sales to net revenue' });
  await books.getByRole('row', { name: /^Refunds -\$/ }).waitFor();
  await eventually(() => revenueIsRight(page)).toBe(true);

  await page.getByRole('link', { name: 'Full report' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reports and analytics' }).waitFor();
  await eventually(() => revenueIsRight(page)).toBe(true);
  await page.locator('main .MuiChartsSurface-root').first().waitFor();
  await page.getByRole('button', { name: 'Show table' }).click();
  const days = page.getByRole('table', { name: 'Net revenue by day' });
  await eventually(() => days.getByRole('row').count()).toBe(31);
  await page.getByRole('table', { name: 'Top products' }).getByText('Blog').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Report' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  const net = booksOfTotals(await totalsNow()).all.netCents;
  expect(lines).toContain(`Summary,,Net revenue,${toUnits(cents(net))},USD`);

  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 12 months');
  await eventually(() =>
    page.getByRole('table', { name: 'Net revenue by month' }).getByRole('row').count(),
  ).toBe(13);
  expect(new URL(page.url()).searchParams.get('period')).toBe('1year');
});
