import {
  type CatalogueRow,
  catalogueDocs,
  packRows,
  summarise,
  toCatalogueRow,
  withRow,
} from '@tempera/domain/catalogue/catalogue';
import type { Product } from '@tempera/domain/catalogue/product';
import { FieldValue } from 'firebase-admin/firestore';
import { categories } from './categories.ts';
import type { Store } from './open-store.ts';

/**
 * Writes both documents of `catalogue` for exactly these products. The triggers write the same a moment later;
 * a store that has just opened must not wait for them.
 */
export async function writeCatalogue({ db }: Store, products: readonly Product[]): Promise<void> {
  let rows: CatalogueRow[] = products.map(toCatalogueRow);
  const last = rows.at(-1);
  // Putting one row in again sorts them all, by the domain's own order.
  if (last) rows = withRow(rows, last.slug, last);
  const packed = Buffer.from(await packRows(rows));
  const updatedAt = FieldValue.serverTimestamp();
  const batch = db.batch();
  batch.set(db.doc(`catalogue/${catalogueDocs.rows}`), { packed, count: rows.length, updatedAt });
  batch.set(db.doc(`catalogue/${catalogueDocs.summary}`), { ...summarise(rows, categories), updatedAt });
  await batch.commit();
}
