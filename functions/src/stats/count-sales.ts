import { type Sums, toDocuments } from '@tempera/domain/reports/stats';
import { db } from '../platform/admin.ts';
import { inRounds } from '../platform/in-rounds.ts';
import { refs } from '../platform/refs.ts';
import { increment } from '../platform/timestamps.ts';
import { putMarkers, readStandings } from './markers.store.ts';
import { readParts } from './parts.store.ts';
import { tryAgain } from './rewrite.store.ts';

/**
 * What is to be looked at: an order with those whose first order it may be, or may have been, an entry of the ledger, or a change of
 * somebody's plan.
 */
export type Sale = OrderSale | { entryId: string } | { changeId: string };
export interface OrderSale {
  orderId: string;
  uids: readonly string[];
}

/** Of these in one commit: orders are with their markers and those of their buyers fewer than the 500 writes that it takes. */
export const salesTogether = 50;

/** Increments that one commit may hold for a document. */
const mostIncrements = 500;

/** How many fields the document with the most of them changes. */
function mostFields(sums: Sums): number {
  const fields = new Map<string, number>();
  for (const key of sums.keys()) {
    const path = key.split('/', 2).join('/');
    fields.set(path, (fields.get(path) ?? 0) + 1);
  }
  return Math.max(0, ...fields.values());
}

/** Counts what stands differently now, in one commit. @returns false, and writes nothing, when that is too much for one */
async function countOnce(sales: readonly Sale[]): Promise<boolean> {
  const orders = sales.filter((sale) => 'orderId' in sale);
  const reading = readStandings({
    orderIds: [...new Set(orders.map(({ orderId }) => orderId))],
    uids: [...new Set(orders.flatMap(({ uids }) => uids))],
    entryIds: [...new Set(sales.flatMap((sale) => ('entryId' in sale ? [sale.entryId] : [])))],
    changeIds: [...new Set(sales.flatMap((sale) => ('changeId' in sale ? [sale.changeId] : [])))],
  });
  const [standings, parts] = await Promise.all([reading, readParts()]);
  const batch = db().batch();
  const sums = putMarkers(batch, standings, parts);
  if (sales.length > 1 && mostFields(sums) > mostIncrements) return false;
  const increments = new Map([...sums].map(([key, by]) => [key, increment(by)]));
  for (const [path, fields] of toDocuments(increments)) batch.set(refs.sales(path), fields, { merge: true });
  await batch.commit();
  return true;
}

/** Counts what it is given as it is now, in one commit with what was counted of them. A repeat changes nothing. */
export async function countTogether(sales: readonly Sale[]): Promise<void> {
  if (await tryAgain(() => countOnce(sales))) return;
  const half = Math.ceil(sales.length / 2);
  await countTogether(sales.slice(0, half));
  await countTogether(sales.slice(half));
}

/** The same for one; those of a rush share a commit, as all of them write the same documents (decision 25). */
export const countSale = inRounds<Sale>(countTogether, salesTogether);
