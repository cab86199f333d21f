import type { NewEntry } from '@tempera/domain/ledger/ledger-entry';
import { cents } from '@tempera/domain/money/money';
import { bookFigures, booksOf } from '@tempera/domain/reports/books';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { checkStats } from '../../functions/src/stats/check-stats.ts';
import { checkTotals } from '../../functions/src/stats/check-totals.ts';
import { countTogether, type OrderSale } from '../../functions/src/stats/count-sales.ts';
import { rebuildStats } from '../../functions/src/stats/rebuild-stats.ts';
import { rebuildTotals } from '../../functions/src/stats/rebuild-totals.ts';
import { storedSums } from '../../functions/src/stats/sales.store.ts';
import { putPlan, subscriber } from './support/plans.ts';
import {
  eventually,
  expectExact,
  figuresOf,
  putOrder,
  putRandomEntries,
  putRandomSales,
} from './support/sales.ts';
import { readDocument, unique } from './support/store.ts';

/** Every document of the figures with the moment of its last change. */
async function documents() {
  const found = await Promise.all(
    ['months', 'productDays', 'productMonths'].map((name) => db().collection(`stats/sales/${name}`).get()),
  );
  return found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.updateTime.toMillis()]));
}

/** What all days together come to. */
async function booksNow() {
  const months = await db().collection('stats/sales/months').get();
  const days = months.docs.flatMap((one) => Object.values(one.data().days ?? {}) as Record<string, number>[]);
  const sumOf = (name: string) => days.reduce((sum, day) => sum + (day[name] ?? 0), 0);
  const totals = Object.fromEntries(bookFigures.map((name) => [name, sumOf(name)]));
  return booksOf(totals as Parameters<typeof booksOf>[0]);
}

describe('figures of sales', () => {
  let sales: OrderSale[] = [];
  let entries: NewEntry[] = [];

  it('equal the sums over random orders and ledger entries, through refunds, disputes and changes of status', async () => {
    [sales, entries] = await Promise.all([putRandomSales(20261121, 60), putRandomEntries(20261124, 40)]);
    await eventually(expectExact);
    const { netCents } = await booksNow();
    const ledger = await db().collection('ledger').get();
    const ofSales = ledger.docs.filter((one) => one.data().of.type !== 'payout');
    expect(netCents).toBe(ofSales.reduce((sum, one) => sum + one.data().netCents, 0));
  });

  it('are not changed by events that come again, late and in another order', async () => {
    const [before, written] = [await storedSums(), await documents()];
    const booked = entries.map(({ id }) => ({ entryId: id }));
    await Promise.all([
      countTogether(sales.toReversed()),
      countTogether(sales.slice(20)),
      countTogether(booked.slice(0, 50)),
      countTogether(booked.slice(20, 70).toReversed()),
    ]);
    expect(await storedSums()).toEqual(before);
    expect(await documents()).toEqual(written);
  });

  it('are the same after they were built again, and a second time nothing is written', async () => {
    const before = await storedSums();
    await rebuildStats();
    expect(await storedSums()).toEqual(before);
    const written = await documents();
    await rebuildStats();
    expect(await documents()).toEqual(written);
  });

  it('are mended when they are wrong, whatever is', async () => {
    const [first, second] = [sales[0] as OrderSale, sales[1] as OrderSale];
    const day = '2025-11-05';
    const other = { day, figures: { orders: 40 }, products: {} };
    await db()
      .doc('stats/sales/months/2025-11')
      .set({ days: { [day]: { orders: 7_000 } } }, { merge: true });
    await db()
      .doc(`stats/sales/productDays/${day}`)
      .set({ products: { other: { units: 3 } } });
    await db().doc('stats/sales/productMonths/2025-12').delete();
    await db()
      .doc('stats/sales/productDays/2020-01-01')
      .set({ products: { other: { units: 3 } } });
    await db().doc(`stats/sales/counted/${first.orderId}`).delete();
    await db().doc(`stats/sales/booked/${entries[0]?.id}`).delete();
    await db()
      .doc('stats/sales/booked/charge-nowhere')
      .set({ day, what: { day, figures: { planGrossCents: 40 }, products: {} }, seen: null });
    await db().doc(`stats/sales/counted/${second.orderId}`).set({ day, what: other, seen: null });
    expect((await checkStats()).differences.length).toBeGreaterThan(3);
    await rebuildStats();
    await expectExact();
  });

  it('forget an order that is gone', async () => {
    await db()
      .doc(`orders/${(sales[2] as OrderSale).orderId}`)
      .delete();
    await rebuildStats();
    await expectExact();
  });
});

it('what people have spent and subscribers pay in a month is what ledger and subscriptions say, and is mended', async () => {
  const person = await subscriber(await putPlan(2_900));
  const figures = [`subscriptions/${person.uid}/mrrCents`, `users/${person.uid}/totalSpentCents`];
  const wrong = async () =>
    (await checkTotals()).differences.filter(({ figure }) => figures.includes(figure));
  const spent = async () => (await readDocument(`users/${person.uid}`))?.totalSpentCents;
  await eventually(async () => expect(await spent()).toBeGreaterThanOrEqual(2_900));
  const right = await spent();
  expect(await wrong()).toEqual([]);
  await db().doc(`users/${person.uid}`).update({ totalSpentCents: 1 });
  await db().doc(`subscriptions/${person.uid}`).update({ mrrCents: 2 });
  expect(await wrong()).toEqual([
    { figure: figures[0], stored: 2, added: 2_900 },
    { figure: figures[1], stored: 1, added: right },
  ]);
  await rebuildTotals();
  expect(await wrong()).toEqual([]);
  expect((await readDocument(`subscriptions/${person.uid}`))?.mrrCents).toBe(2_900);
  expect(await spent()).toBe(right);
});

it('a new buyer counts on the day of their first completed order, whichever that is', async () => {
  const [march, later] = [Date.UTC(2024, 2, 5), Date.UTC(2024, 2, 6)];
  const newBuyers = async () => [
    (await figuresOf(march)).newBuyers ?? 0,
    (await figuresOf(later)).newBuyers ?? 0,
  ];
  const [march0 = 0, later0 = 0] = await newBuyers();
  const expectNew = (onFirst: number, onSecond: number) =>
    eventually(async () => expect(await newBuyers()).toEqual([march0 + onFirst, later0 + onSecond]));
  const uid = unique('u');
  const { orderId } = await putOrder({ uid, date: march });
  await putOrder({ uid, date: later });
  await expectNew(1, 0);
  const first = db().doc(`orders/${orderId}`);
  await first.update({ status: 'refunded', refundedCents: 280 });
  await expectNew(0, 1);
  await first.update({ status: 'completed', refundedCents: FieldValue.delete(), uid: unique('u') });
  await expectNew(1, 1);
});

it('a rush on one day leaves no order out and counts none twice', async () => {
  const date = Date.UTC(2024, 5, 5);
  const { orders = 0, newBuyers = 0 } = await figuresOf(date);
  const sales = await Promise.all(Array.from({ length: 40 }, () => putOrder({ uid: unique('u'), date })));
  await Promise.all([0, 10, 20, 30].map((at) => countTogether(sales.slice(at, at + 20))));
  expect(await figuresOf(date)).toMatchObject({ orders: orders + 40, newBuyers: newBuyers + 40 });
});

it('orders of many lines are counted in as many commits as they need', async () => {
  const date = Date.UTC(2024, 7, 5);
  const lines = () =>
    Array.from({ length: 50 }, () => ({ slug: unique('p'), name: 'P', priceCents: cents(10), quantity: 1 }));
  const all = Array.from({ length: 12 }, lines);
  const sales = await Promise.all(
    all.map((some) => putOrder({ uid: unique('u'), date, lines: some, totalCents: 500 })),
  );
  await countTogether(sales);
  const { products } = (await readDocument('stats/sales/productDays/2024-08-05')) ?? {};
  expect(all.flat().filter(({ slug }) => products[slug]?.cents !== 10)).toEqual([]);
});
