import { entriesOfCharge, entriesOfOrder, type PastRefund } from '@tempera/domain/ledger/book-past';
import type { NewEntry } from '@tempera/domain/ledger/ledger-entry';
import { countOrders } from '../checkout/count-orders.ts';
import { readOrder } from '../checkout/orders.store.ts';
import { addLedgerEntry } from '../ledger/add-entry.ts';
import { toCharge } from '../plans/plan-records.store.ts';
import { db } from '../platform/admin.ts';
import { isAlreadyThere } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';
import { countTogether } from '../stats/count-sales.ts';
import type { Migration } from './migration.ts';

/** Books what is not booked yet, each by itself: what of an order is there already says nothing about the rest. */
async function book(entries: readonly NewEntry[]): Promise<void> {
  for (const entry of entries) {
    const batch = db().batch();
    addLedgerEntry(batch, entry);
    await batch.commit().catch((error: unknown) => {
      if (!isAlreadyThere(error)) throw error;
    });
  }
  // The figures follow by trigger too, where there are triggers.
  if (entries.length > 0) await countTogether(entries.map(({ id }) => ({ entryId: id })));
}

/** When an order was paid, by its history; orders without one were paid when they were placed. */
async function paidAtOf(id: string, date: number): Promise<number> {
  const history = await refs.orderHistory(id).get();
  const completed = history.docs.find((event) => event.data().what === 'completed');
  return toMillis(completed?.data().at) ?? date;
}

async function bookOrder(id: string): Promise<void> {
  const order = await readOrder(id);
  const made = await refs.order(id).collection('refunds').get();
  const done = made.docs.flatMap((refund): PastRefund[] => {
    const { status, amountCents, reference = null, endedAt, at } = refund.data();
    if (status !== 'done') return [];
    return [
      { id: refund.id, amountCents, reference, endedAt: toMillis(endedAt) ?? toMillis(at) ?? order.date },
    ];
  });
  await book(entriesOfOrder(order, await paidAtOf(id, order.date), done));
}

async function bookCharges(uid: string): Promise<void> {
  const charges = await refs.chargesOf(uid).get();
  for (const snapshot of charges.docs) {
    const charge = toCharge(snapshot);
    if (charge) await book(entriesOfCharge(uid, charge));
  }
}

/** What was paid and given back before there was a ledger (decision 60) gets its entries, and the figures that add up from them. */
export const bookPast: Migration = {
  id: '0003-book-past',
  steps: [
    { name: 'orders', collection: refs.orders, bring: bookOrder },
    { name: 'charges', collection: refs.subscriptions, bring: bookCharges },
    { name: 'totals', collection: refs.users, bring: countOrders },
  ],
};
