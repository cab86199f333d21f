import type { NewEntry } from '@tempera/domain/ledger/ledger-entry';
import { type CountedOrder, dayOf, monthOf } from '@tempera/domain/reports/stats';
import { expect, vi } from 'vitest';
import { addLedgerEntry } from '../../../functions/src/ledger/add-entry.ts';
import { db } from '../../../functions/src/platform/admin.ts';
import { fromMillis } from '../../../functions/src/platform/timestamps.ts';
import { checkStats } from '../../../functions/src/stats/check-stats.ts';
import { countTogether, type OrderSale, type Sale } from '../../../functions/src/stats/count-sales.ts';
import { randomEntries } from './random-entries.ts';
import { drawing, randomEnd, randomOrders } from './random-orders.ts';
import { readDocument, unique } from './store.ts';

/** Triggers take their way through two emulators; a state is waited for, never a time. */
export const eventually = (check: () => Promise<void>, { timeout = 90_000, interval = 500 } = {}) =>
  vi.waitFor(check, { timeout, interval });

/** Every figure of the store is what its orders and its ledger add up to. */
export const expectExact = async () => expect((await checkStats()).differences).toEqual([]);

/** The figures of a time's day. */
export async function figuresOf(date: number): Promise<Record<string, number>> {
  const day = dayOf(date);
  return (await readDocument(`stats/sales/months/${monthOf(day)}`))?.days?.[day] ?? {};
}

/** Puts an order into the store, completed unless it says otherwise. */
export async function putOrder(
  fields: Partial<CountedOrder> & { uid: string; date: number },
): Promise<OrderSale> {
  const orderId = unique('ORD-');
  await db()
    .doc(`orders/${orderId}`)
    .set({
      status: 'completed',
      lines: [{ slug: 'neogate', name: 'Neo Gate', priceCents: 280, quantity: 1 }],
      totalCents: 280,
      discountCents: 0,
      currency: 'USD',
      ...fields,
      date: fromMillis(fields.date),
    });
  return { orderId, uids: [fields.uid] };
}

/** Books entries as whoever moves money does, while some are counted again beside the triggers. */
export async function putRandomEntries(seed: number, payments: number): Promise<NewEntry[]> {
  const draw = drawing(seed);
  const entries = randomEntries(draw, payments);
  for (let first = 0; first < entries.length; first += 50) {
    const batch = db().batch();
    for (const entry of entries.slice(first, first + 50)) addLedgerEntry(batch, entry);
    await batch.commit();
    const again = Array.from({ length: 20 }, () => entries[draw(entries.length)] as NewEntry);
    await countTogether(again.map(({ id }) => ({ entryId: id })));
  }
  return entries;
}

/**
 * Random orders, half of which change once more, while some are counted again and again, in any order, beside the triggers.
 */
export async function putRandomSales(seed: number, count: number): Promise<OrderSale[]> {
  const draw = drawing(seed);
  const orders = randomOrders(draw, count).map((order) => ({
    order,
    change: draw(2) === 0 ? randomEnd(draw, order) : null,
  }));
  const sales: OrderSale[] = [];
  for (let first = 0; first < count; first += 50) {
    const put = await Promise.all(
      orders.slice(first, first + 50).map(async ({ order, change }) => {
        const sale = await putOrder(order);
        if (change) await db().doc(`orders/${sale.orderId}`).update(change);
        return sale;
      }),
    );
    sales.push(...put);
    const again = Array.from({ length: 20 }, () => sales[draw(sales.length)] as Sale);
    await Promise.all([countTogether(again), countTogether(again.toReversed())]);
  }
  return sales;
}
