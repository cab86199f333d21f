import { readFileSync } from 'node:fs';
import { chargeEntry, paidCharge, paidOrder, refundEntry } from '@tempera/domain/ledger/book-entry';
import type { NewEntry } from '@tempera/domain/ledger/ledger-entry';
import { asOrder } from '@tempera/domain/orders/read-order';
import { orderTerms } from '@tempera/domain/search/document-terms';
import { panelPaths, screenAddress } from '@tempera/domain/site/panel-screens';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { useBrowser } from './kit/browser.ts';
import { openPanel } from './kit/moderation.ts';
import { db } from './kit/store.ts';

/** Alone: it changes how the store taxes, and reads all of a quarter's books. */
const site = db().doc('settings/site');
let before: Record<string, unknown> = {};
const written: string[] = [];

useBrowser();
beforeEach(async () => {
  before = (await site.get()).data() ?? {};
  await site.update({ tax: { mode: 'by-country', country: 'DE', oss: true } });
});
afterEach(async () => {
  await site.set(before);
  for (const id of written.splice(0)) await db().doc(`ledger/${id}`).delete();
});

async function book({ id, at, ...entry }: NewEntry): Promise<void> {
  await db()
    .doc(`ledger/${id}`)
    .set({ ...entry, at: Timestamp.fromMillis(at) });
  written.push(id);
}

/** A charge of somebody's plan, whose country too little shows. */
const thinCharge = (id: string, thin = true) =>
  paidCharge('ada', {
    id,
    amountCents: 1_200,
    taxCents: 200,
    currency: 'EUR',
    payment: { provider: 'stripe', reference: 'pm_1', last4: '4242' },
    ...(thin && { thinEvidence: true as const }),
  });

const sold = (id: string, country: string, rate: number, taxCents: number, totalCents: number) =>
  paidOrder(
    asOrder({
      id,
      uid: 'ada',
      totalCents,
      taxCents,
      currency: 'EUR',
      payment: { provider: 'stripe' },
      tax: { mode: 'by-country', country, region: null, rate, reverseCharge: false },
    }),
  );
/** A year from which a local store has nothing. */
const at = (day: string) => Date.parse(`2024-${day}T12:00Z`);

it('shows what was taxed where, the return of the One-Stop Shop with its corrections, and saves them', async () => {
  const [german, french, earlier] = [
    sold('ORD-de', 'DE', 1_900, 190, 1_190),
    sold('ORD-fr', 'FR', 2_000, 200, 1_200),
    sold('ORD-fi', 'FI', 2_400, 240, 1_240),
  ];
  await book(chargeEntry(german, { reference: null, at: at('05-02') }));
  await book(chargeEntry(french, { reference: null, at: at('05-03') }));
  await book(chargeEntry(earlier, { reference: null, at: at('02-03') }));
  const back = { id: 'r-fi', amountCents: 1_240, before: 0, reference: null, at: at('05-04') };
  await book(refundEntry(earlier, back));

  const taxes = screenAddress('admin', 'taxes');
  const page = await openPanel('admin', `${taxes}?quarter=2024-Q2`);
  const places = page.getByRole('table', { name: 'By country and rate' });
  await places.waitFor();
  expect(await places.getByRole('row').allInnerTexts()).toEqual([
    expect.stringContaining('Country'),
    expect.stringMatching(/^Germany\s+19%\s+1\s+€10\.00\s+€1\.90\s+€11\.90$/),
    expect.stringMatching(/^Finland\s+24%\s+0\s+-€10\.00\s+-€2\.40\s+-€12\.40$/),
    expect.stringMatching(/^France\s+20%\s+1\s+€10\.00\s+€2\.00\s+€12\.00$/),
    expect.stringMatching(/^All, in EUR\s+€10\.00\s+€1\.50\s+€11\.50$/),
  ]);
  const ofQuarter = page.getByRole('table', { name: 'Sales of the quarter' });
  expect(await ofQuarter.getByRole('row').allInnerTexts()).toHaveLength(3);
  await ofQuarter.getByText('France').waitFor();
  const corrections = page.getByRole('table', { name: 'Corrections of earlier quarters' });
  expect(await corrections.getByRole('row').nth(1).innerText()).toMatch(/^Q1 2024\s+Finland\s+-€10\.00/);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).last().click(),
  ]);
  expect(file.suggestedFilename()).toBe('oss-corrections-2024-Q2.csv');
  expect(readFileSync(await file.path(), 'utf8')).toContain('Q1 2024,Finland,-10.00,-2.40,-12.40,EUR');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await places.getByRole('row').nth(1).innerText()).toMatch(
    /^Germany\s+Rate\s+19%\s+Payments\s+1\s+Taxable\s+€10\.00\s+Tax\s+€1\.90\s+€11\.90$/,
  );
  for (const table of await page.getByRole('table').all()) {
    const box = await table.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 16);
    const cut = await table.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
  }
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByLabel('Period').selectOption('Other days');
  await page.getByText('Choose the first and the last day.').waitFor();
  await page.getByLabel('From', { exact: true }).fill('2024-05-02');
  await page.getByLabel('To', { exact: true }).fill('2024-05-02');
  await places.getByText('Germany').waitFor();
  await places.getByText('France').waitFor({ state: 'detached' });
  await page.getByLabel('To', { exact: true }).fill('2024-05-01');
  await page.getByText('The first day comes after the last.').waitFor();
  await page.getByLabel('From', { exact: true }).fill('2024-05-01');
  await page.getByText('Nothing was paid or refunded').waitFor();
});

it('counts the charges of plans with thin evidence, and leads to their subscriptions', async () => {
  await book(chargeEntry(thinCharge('thin-plan'), { reference: null, at: at('05-02') }));
  await book(chargeEntry(thinCharge('thin-plan-later'), { reference: null, at: at('08-02') }));
  await book(chargeEntry(thinCharge('shown-plan', false), { reference: null, at: at('05-03') }));
  const page = await openPanel('admin', `${screenAddress('admin', 'taxes')}?quarter=2024-Q2`);
  const card = page.getByRole('region', { name: 'Thin tax evidence' });
  await card.getByText('1 charge of a plan of these days has it.').waitFor();
  const link = card.getByRole('link', { name: 'May 2, 2024: €12.00' });
  expect(await link.getAttribute('href')).toContain(panelPaths.adminSubscription('ada'));
  expect(await faultsOf(page)).toEqual([]);
});

it('leads to the orders with thin evidence, which are marked and found among the others', async () => {
  const [thin, other, later] = ['ORD-thin-evidence', 'ORD-enough-evidence', 'ORD-thin-later'];
  const evidence = { billing: 'FR', card: 'US', address: null, agree: 1 };
  const paid = async (id: string, more: object, day = '05-02') => {
    const order = asOrder({
      id,
      uid: 'ada',
      customer: { name: 'Ada Thin', email: 'ada.thin@example.com' },
      totalCents: 1_200,
      taxCents: 200,
      currency: 'USD',
      status: 'completed',
      paymentStatus: 'paid',
      tax: { mode: 'by-country', country: 'FR', rate: 2_000, reverseCharge: false, evidence },
      ...more,
    });
    const terms = orderTerms(id, { ...order });
    await db()
      .doc(`orders/${id}`)
      .set({ ...order, terms, date: Timestamp.fromMillis(at(day)) });
  };
  await paid(thin, { thinEvidence: true });
  await paid(other, {});
  await paid(later, { thinEvidence: true }, '08-02');
  try {
    const page = await openPanel('admin', `${screenAddress('admin', 'taxes')}?quarter=2024-Q2`);
    const card = page.getByRole('region', { name: 'Thin tax evidence' });
    await card.getByText('1 paid order of these days has it.').waitFor();
    await card.getByRole('link', { name: 'Show these orders' }).click();
    await page.waitForURL('**/admin/orders?status=completed&evidence=thin&from=2024-04-01&to=2024-06-30');
    const rowOf = (id: string) => page.getByRole('row').filter({ hasText: id });
    await rowOf(thin).getByText('Thin tax evidence').filter({ visible: true }).waitFor();
    expect([await rowOf(other).count(), await rowOf(later).count()]).toEqual([0, 0]);
    expect(await page.getByLabel('Tax evidence').inputValue()).toBe('thin');

    for (const more of ['&sort=date&way=asc', '&q=ada.thin', '&q=ada.thin&sort=date&way=asc']) {
      await page.goto(`${panelPaths.adminOrders}?evidence=thin${more}`);
      await rowOf(thin).waitFor();
      expect(await rowOf(other).count()).toBe(0);
    }
    const disputed = '?evidence=thin&status=disputed';
    await db().doc(`orders/${later}`).update({ paymentStatus: 'disputed', 'dispute.state': 'open' });
    for (const more of ['', '&sort=date&way=asc', '&q=ada.thin', '&q=ada.thin&sort=date&way=asc']) {
      await page.goto(`${panelPaths.adminOrders}${disputed}${more}`);
      await rowOf(later).waitFor();
      expect(await rowOf(thin).count()).toBe(0);
    }
    await page.goto(`${panelPaths.adminOrders}?evidence=thin&q=ada.thin&sort=date&way=asc`);
    await rowOf(thin).waitFor();
    await page.getByLabel('Tax evidence').selectOption('Any');
    await rowOf(other).waitFor();
    expect(await rowOf(other).getByText('Thin tax evidence').count()).toBe(0);
  } finally {
    await Promise.all([thin, other, later].map((id) => db().doc(`orders/${id}`).delete()));
  }
});
