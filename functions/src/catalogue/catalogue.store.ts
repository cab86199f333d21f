import { isDeepStrictEqual } from 'node:util';
import {
  type CatalogueRow,
  type CatalogueSummary,
  packRows,
  summarise,
  unpackRows,
  withRow,
} from '@tempera/domain/catalogue/catalogue';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { logs } from '../platform/logs.ts';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';
import { toCategories, toListedRow } from './to-listed.ts';
import { putTombstones } from './tombstones.store.ts';

/** The stored rows, or null when there are none that can be read. */
async function storedRows(snapshot: DocumentSnapshot | undefined): Promise<CatalogueRow[] | null> {
  const packed: unknown = snapshot?.data()?.packed;
  if (!(packed instanceof Uint8Array)) return null;
  try {
    return await unpackRows(packed);
  } catch {
    logs.brokenDocument('catalogue/rows');
    return null;
  }
}

/** Rows made anew from every active product: for a store without any, and to mend broken ones. */
async function rebuildRows(transaction: Transaction): Promise<CatalogueRow[]> {
  const active = await transaction.get(refs.products().where('status', '==', 'active'));
  return applyProducts([], active.docs);
}

/** The rows with these products as they are now, in the order that the domain gives them. */
function applyProducts(rows: CatalogueRow[], products: readonly DocumentSnapshot[]): CatalogueRow[] {
  const changed = new Set(products.map((product) => product.id));
  const kept = rows.filter((row) => !changed.has(row.slug));
  const listed = products.flatMap((product) => toListedRow(product) ?? []);
  const all = [...kept, ...listed];
  const last = all.at(-1);
  return last ? withRow(all, last.slug, last) : [];
}

/**
 * Brings `catalogue/rows`, `catalogue/summary` and the tombstones in line with these products and with all categories,
 * in one transaction that reads them as they are now: the order in which events arrive doesn't matter, and
 * what has not changed is not written.
 * @returns whether anything was written
 */
export function refreshCatalogue(slugs: readonly string[]): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const documents = [refs.catalogue('rows'), refs.catalogue('summary')];
    const about = slugs.flatMap((slug) => [refs.product(slug), refs.archived(slug)]);
    const [[rowsDocument, summaryDocument, ...found], categories] = await Promise.all([
      transaction.getAll(...documents, ...about),
      transaction.get(refs.categories()),
    ]);
    const products = found.filter((_, index) => index % 2 === 0);
    const tombstones = found.filter((_, index) => index % 2 === 1);
    const before = await storedRows(rowsDocument);
    const rows = before ? applyProducts(before, products) : await rebuildRows(transaction);
    const summary = summarise(rows, toCategories(categories.docs));

    const rowsChanged = !before || !isDeepStrictEqual(before, rows);
    const summaryChanged = !isDeepStrictEqual(storedSummary(summaryDocument), summary);
    if (rowsChanged) {
      const packed = Buffer.from(await packRows(rows));
      transaction.set(refs.catalogue('rows'), { packed, count: rows.length, updatedAt: serverTime() });
    }
    if (summaryChanged) {
      transaction.set(refs.catalogue('summary'), { ...summary, updatedAt: serverTime() });
    }
    const tombstonesChanged = putTombstones(transaction, products, tombstones);
    return rowsChanged || summaryChanged || tombstonesChanged;
  });
}

function storedSummary(snapshot: DocumentSnapshot | undefined): Partial<CatalogueSummary> {
  const { rows, categories, total } = snapshot?.data() ?? {};
  return { rows, categories, total };
}
