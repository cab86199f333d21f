import { isDeepStrictEqual } from 'node:util';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type CatalogueRow, type CatalogueSummary, makeSummary } from '@tempera/domain/catalogue/catalogue';
import { type CatalogueVersion, versionOf } from '@tempera/domain/catalogue/find-address';
import { type Category, categorySchema } from '@tempera/domain/catalogue/product';
import {
  arrangeRows,
  changeRows,
  readFeatured,
  readShardIndex,
  type ShardIndex,
  type Tally,
  tallyOf,
  totalCounts,
} from '@tempera/domain/catalogue/shards';
import { productTerms } from '@tempera/domain/search/document-terms';
import { inParts } from '@tempera/domain/site/in-parts';
import { type DocumentSnapshot, db, type Transaction } from '../platform/admin.ts';
import { eachDocument } from '../platform/each-document.ts';
import { logs } from '../platform/logs.ts';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';
import { rowFields, toListedRow } from './listed-row.ts';
import { LostShardError, readShard, writeShard } from './shards.store.ts';
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

function toCategories(snapshots: readonly DocumentSnapshot[]): Category[] {
  return snapshots.flatMap((snapshot) => {
    const parsed = categorySchema.safeParse(snapshot.data());
    if (!parsed.success) logs.brokenDocument(snapshot.ref.path);
    return parsed.success ? [{ ...parsed.data, slug: snapshot.id }] : [];
  });
}

/** What is stored of the catalogue: the names of its shards, with a tally of each. */
interface Stored {
  names: readonly string[];
  tallies: readonly Tally[];
}

/** Null when there is nothing stored, or nothing that can be read; or it is from before there were shards. */
function readStored(
  rows: DocumentSnapshot | undefined,
  tallies: DocumentSnapshot | undefined,
): Stored | null {
  const index = readShardIndex(rows?.data());
  if (!index) return null;
  try {
    const stored = JSON.parse(inflateRawSync(tallies?.get('packed')).toString('utf8')) as Stored;
    if (isDeepStrictEqual(stored.names, index.shards) && stored.tallies.length === index.shards.length)
      return stored;
  } catch {
    // As good as missing.
  }
  logs.brokenDocument('catalogue/tallies');
  return null;
}

/** Products that are read at a time: a row takes little, a product may be long. */
const page = 5_000;

/** Rows made anew from every active product: for a store without any, and to mend broken ones. */
async function readAllListed(): Promise<CatalogueRow[]> {
  const active = refs
    .products()
    .where('status', '==', 'active')
    .select(...rowFields);
  const rows: CatalogueRow[] = [];
  for await (const product of eachDocument(active, page)) {
    const row = toListedRow(product);
    if (row) rows.push(row);
  }
  return rows;
}

/** The catalogue as it should be: which shards may differ from what is stored, and what the summary is made from. */
interface Now {
  shards: ReadonlyMap<number, CatalogueRow[]>;
  tallies: readonly Tally[];
  featured: CatalogueRow[];
  /** What visitors' open pages are to hear of. */
  told: boolean;
}

async function rebuild(): Promise<Now> {
  const shards = arrangeRows(await readAllListed());
  const tallies = shards.map(tallyOf);
  const featured = await readFeatured({ tallies, read: async (place) => shards[place] ?? [] });
  return { shards: new Map(shards.entries()), tallies, featured, told: true };
}

/** The catalogue with these products as they are now; null where a shard of it is lost. */
async function change(
  { names, tallies }: Stored,
  slugs: readonly string[],
  products: readonly DocumentSnapshot[],
): Promise<Now | null> {
  const read = (place: number) => readShard(names[place] ?? '');
  try {
    const listed = products.flatMap((product) => toListedRow(product) ?? []);
    const changed = await changeRows({ tallies, read }, slugs, listed);
    const featured = await readFeatured(changed);
    return { ...changed, featured, told: worthTelling(changed.before, changed.after) };
  } catch (cause) {
    if (!(cause instanceof LostShardError)) throw cause;
    logs.brokenDocument(cause.message);
    return null;
  }
}

/** Files that are written at a time. */
const together = 16;

/** Writes the files of what has changed. @returns the names of all shards, place by place */
async function writeShards({ shards, tallies }: Now, before: readonly string[]): Promise<string[]> {
  const names = tallies.map((_, place) => before[place] ?? '');
  for (const some of inParts([...shards], together)) {
    await Promise.all(
      some.map(async ([place, rows]) => {
        names[place] = await writeShard(rows, before[place]);
      }),
    );
  }
  return names;
}

/** The catalogue made anew, and as of which state of `catalogue/rows` its making began; `undefined` is that there was none. */
interface Made {
  now: Now;
  asOf: DocumentSnapshot['updateTime'];
}

/**
 * Brings the catalogue's shards, `catalogue/rows`, which names them, `catalogue/version`, `catalogue/summary`, the tombstones and the
 * products' terms in line with these products and with all categories, in one transaction that reads them as they are now: the order in
 * which events arrive doesn't matter, and what has not changed is not written. Files come before the documents that name them, so that whoever dies in between
 * leaves a file that the sweep finds. `counters/changes` learns of what visitors' open pages are to hear of.
 * @param told of products more has changed than figures
 * @returns whether anything was written
 */
export async function refreshCatalogue(slugs: readonly string[], told = slugs.length > 0): Promise<boolean> {
  for (let made: Made | null = null; ; ) {
    const outcome = await refresh(slugs, told, made);
    if (typeof outcome === 'boolean') return outcome;
    // Outside of the transaction, which would be over before all products of a large store are read. Where another has written the catalogue
    // meanwhile, that one is gone on with; whatever product changes while they are read has its own turn after this one.
    made = { ...outcome, now: await rebuild() };
  }
}

/** @returns whether anything was written, or as of when there is nothing that could be gone on with */
function refresh(
  slugs: readonly string[],
  told: boolean,
  made: Made | null,
): Promise<boolean | Pick<Made, 'asOf'>> {
  return db().runTransaction(async (transaction) => {
    const documents = (['rows', 'tallies', 'summary'] as const).map(refs.catalogue);
    const about = slugs.flatMap((slug) => [refs.product(slug), refs.archived(slug)]);
    const [[rowsDocument, talliesDocument, summaryDocument, ...found], categories] = await Promise.all([
      transaction.getAll(...documents, ...about),
      transaction.get(refs.categories()),
    ]);
    const products = found.filter((_, index) => index % 2 === 0);
    const tombstones = found.filter((_, index) => index % 2 === 1);
    const asOf = rowsDocument?.updateTime;
    const isMade = made !== null && isDeepStrictEqual(made.asOf, asOf);
    const stored = isMade ? null : readStored(rowsDocument, talliesDocument);
    const now = isMade ? made.now : stored && (await change(stored, slugs, products));
    if (!now) return { asOf };
    const before = stored?.names ?? [];
    const names = await writeShards(now, before);
    const counts = totalCounts(now.tallies);
    const summary = makeSummary(now.featured, counts, toCategories(categories.docs));

    const rowsChanged = !isDeepStrictEqual(names, before);
    const summaryChanged = !isDeepStrictEqual(storedSummary(summaryDocument), summary);
    if (rowsChanged) {
      const packed = deflateRawSync(JSON.stringify({ names, tallies: now.tallies } satisfies Stored));
      const index: ShardIndex = { shards: names, count: summary.total };
      transaction.set(refs.catalogue('rows'), { ...index, updatedAt: serverTime() });
      transaction.set(refs.catalogue('tallies'), { packed });
      const version: CatalogueVersion = { version: versionOf(index) };
      transaction.set(refs.catalogue('version'), { ...version, updatedAt: serverTime() });
    }
    if (summaryChanged) {
      transaction.set(refs.catalogue('summary'), { ...summary, updatedAt: serverTime() });
    }
    const noted = {
      ...(now.told && { 'catalogue-rows': serverTime() }),
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
