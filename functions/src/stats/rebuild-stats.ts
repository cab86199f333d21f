import { dayOf, monthOf } from '@tempera/domain/reports/stats';
import { toMillis } from '../platform/timestamps.ts';
import { countTogether, type Sale, salesTogether } from './count-sales.ts';
import { rewriteDay, rewriteMonth } from './rewrite.store.ts';
import {
  everyChange,
  everyCountedBuyer,
  everyCountedChange,
  everyCountedEntry,
  everyCountedOrder,
  everyEntry,
  everyOrder,
  storedSums,
} from './sales.store.ts';

/** Every order, buyer, entry and change of a plan there is, or that was counted once. */
async function everySale(): Promise<{ sales: Sale[]; days: Set<string> }> {
  const sales = new Map<string, Sale>();
  const known = new Set<string>();
  const days = new Set<string>();
  for await (const order of everyOrder()) {
    const { uid, date } = order.data();
    sales.set(order.id, { orderId: order.id, uids: known.has(uid) ? [] : [uid] });
    known.add(uid);
    days.add(dayOf(toMillis(date) ?? 0));
  }
  for await (const { id } of everyCountedOrder())
    if (!sales.has(id)) sales.set(id, { orderId: id, uids: [] });
  const [any] = sales.keys();
  for await (const { id } of everyCountedBuyer())
    if (any && !known.has(id)) sales.set(`buyer ${id}`, { orderId: any, uids: [id] });
  const entries = new Set<string>();
  for await (const entry of everyEntry()) {
    entries.add(entry.id);
    days.add(dayOf(toMillis(entry.data().at) ?? 0));
  }
  for await (const { id } of everyCountedEntry()) entries.add(id);
  const changes = new Set<string>();
  for await (const change of everyChange()) {
    changes.add(change.id);
    days.add(dayOf(toMillis(change.data().at) ?? 0));
  }
  for await (const { id } of everyCountedChange()) changes.add(id);
  const written = [
    ...[...entries].map((entryId) => ({ entryId })),
    ...[...changes].map((changeId) => ({ changeId })),
  ];
  return { sales: [...sales.values(), ...written], days };
}

/**
 * Counts every order, entry of the ledger and change of a plan as it is now, and then writes each day and month anew from what was counted. Triggers may
 * run meanwhile: whoever comes second reads again. A second run writes no figure.
 */
export async function rebuildStats(): Promise<void> {
  const { sales, days } = await everySale();
  for (let index = 0; index < sales.length; index += salesTogether) {
    await countTogether(sales.slice(index, index + salesTogether));
  }
  const months = new Set([...days].map(monthOf));
  for (const key of (await storedSums()).keys()) {
    const [collection, id = '', , day = ''] = key.split('/');
    if (collection === 'months') days.add(day);
    if (collection === 'productDays') days.add(id);
    if (collection === 'productMonths') months.add(id);
  }
  for (const day of days) {
    await rewriteDay(day);
    months.add(monthOf(day));
  }
  for (const month of months) await rewriteMonth(month);
}
