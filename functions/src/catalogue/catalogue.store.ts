import { isDeepStrictEqual } from 'node:util';
import {
  type CatalogueRow,
  type CatalogueSummary,
  packRows,
  summarize,
  toCatalogueRow,
  unpackRows,
  withRow,
} from '@tempera/domain/catalogue/catalogue';
import { isForSale } from '@tempera/domain/catalogue/for-sale';
import { type Category, categorySchema, productSchema } from '@tempera/domain/catalogue/product';
import { productTerms } from '@tempera/domain/search/document-terms';
import { type DocumentSnapshot, db, type Transaction } from '../platform/admin.ts';
import { logs } from '../platform/logs.ts';
import { refs } from '../platform/refs.ts';
import { serverTime, toMillis } from '../platform/timestamps.ts';
import { worthTelling } from './worth-telling.ts';

/**
 * Archived products leave a public trace, `archived/{slug}` with their category, so that an old link can be told "not
 * sold any more" from "never heard of" without the product itself; drafts leave none (decision 12).
 * @param products and their `tombstones`, place by place, as the transaction has read them
 * @returns whether anything was written
 */
function putTombstones(
  transaction: Transaction,
  products: readonly DocumentSnapshot[],
  tombstones: readonly DocumentSnapshot[],
): boolean {
  let changed = false;
  for (const [index, product] of products.entries()) {
    const before: unknown = tombstones[index]?.data()?.category;
    const { status, category } = product.data() ?? {};
    const now = status === 'archived' ? String(category ?? '') : undefined;
    if (before === now) continue;
    changed = true;
    const ref = refs.archived(product.id);
    if (now === undefined) transaction.delete(ref);
    else transaction.set(ref, { category: now });
  }
  return changed;
}

/**
 * Writes what a product is found by where that has changed; one that is being deleted is looked for by nobody.
 * @returns whether anything was written
 */
function putTerms(transaction: Transaction, products: readonly DocumentSnapshot[]): boolean {
  let changed = false;
  for (const product of products) {
    const data = product.data();
    if (!data || data.deleting === true) continue;
    const terms = productTerms(product.id, data);
    if (isDeepStrictEqual(data.terms, terms)) continue;
    changed = true;
    transaction.update(product.ref, { terms });
  }
  return changed;
}

const { title, priceCents, status, ...rest } = productSchema.shape;
/** A product without a name, price or status can't be listed; anything else that is broken has a harmless stand-in. */
const listedSchema = productSchema.extend({
  title,
  priceCents,
  status,
  description: rest.description.catch(''),
  fullDescription: rest.fullDescription.catch(''),
  currency: rest.currency.catch('USD'),
  category: rest.category.catch('other'),
  tags: rest.tags.catch([]),
  features: rest.features.catch([]),
  includes: rest.includes.catch([]),
  image: rest.image.catch(''),
  pictures: rest.pictures.catch([]),
  video: rest.video.catch(''),
  technology: rest.technology.catch(''),
  browsers: rest.browsers.catch(''),
  build: rest.build.catch(''),
  license: rest.license.catch(''),
  address: rest.address.catch(undefined),
  alsoBought: rest.alsoBought.catch([]),
  demoUrl: rest.demoUrl.catch(''),
  rating: rest.rating.catch(0),
  reviewCount: rest.reviewCount.catch(0),
  downloads: rest.downloads.catch(0),
  version: rest.version.catch(''),
  dateAdded: rest.dateAdded.catch(0),
  updatedAt: rest.updatedAt.catch(0),
});

/** The row of a product, or null when it is not for everybody's eyes (or gone). */
function toListedRow(snapshot: DocumentSnapshot): CatalogueRow | null {
  const data = snapshot.data();
  if (!data || !isForSale({ status: data.status, version: data.version ?? '' })) return null;
  const product = { ...data, dateAdded: toMillis(data.dateAdded), updatedAt: toMillis(data.updatedAt) };
  const parsed = listedSchema.safeParse(product);
  if (!parsed.success) logs.brokenDocument(snapshot.ref.path);
  return parsed.success ? toCatalogueRow({ ...parsed.data, slug: snapshot.id }) : null;
}

function toCategories(snapshots: readonly DocumentSnapshot[]): Category[] {
  return snapshots.flatMap((snapshot) => {
    const parsed = categorySchema.safeParse(snapshot.data());
    if (!parsed.success) logs.brokenDocument(snapshot.ref.path);
    return parsed.success ? [{ ...parsed.data, slug: snapshot.id }] : [];
  });
}

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
 * Brings `catalogue/rows`, `catalogue/summary`, the tombstones and the products' terms in line with these products and with
 * all categories, in one transaction that reads them as they are now: the order in which events arrive doesn't matter, and
 * what has not changed is not written. `counters/changes` learns of what visitors' open pages are to hear of.
 * @param told of products more has changed than figures
 * @returns whether anything was written
 */
export function refreshCatalogue(slugs: readonly string[], told = slugs.length > 0): Promise<boolean> {
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
    const summary = summarize(rows, toCategories(categories.docs));

    const rowsChanged = !before || !isDeepStrictEqual(before, rows);
    const summaryChanged = !isDeepStrictEqual(storedSummary(summaryDocument), summary);
    if (rowsChanged) {
      const packed = Buffer.from(await packRows(rows));
      transaction.set(refs.catalogue('rows'), { packed, count: rows.length, updatedAt: serverTime() });
    }
    if (summaryChanged) {
      transaction.set(refs.catalogue('summary'), { ...summary, updatedAt: serverTime() });
    }
    const noted = {
      ...(worthTelling(before, rows) && { 'catalogue-rows': serverTime() }),
      ...(worthTelling(storedSummary(summaryDocument), summary) && { 'catalogue-summary': serverTime() }),
      // Much of a product's page is in no row.
      ...(told && { 'catalogue-products': serverTime() }),
    };
    if (Object.keys(noted).length > 0) transaction.set(refs.changes(), noted, { merge: true });
    const tombstonesChanged = putTombstones(transaction, products, tombstones);
    const termsChanged = putTerms(transaction, products);
    return rowsChanged || summaryChanged || tombstonesChanged || termsChanged;
  });
}

function storedSummary(snapshot: DocumentSnapshot | undefined): Partial<CatalogueSummary> {
  const { rows, categories, total } = snapshot?.data() ?? {};
  return { rows, categories, total };
}
