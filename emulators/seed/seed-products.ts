import {
  type CatalogueRow,
  catalogueDocs,
  packRows,
  summarize,
  toCatalogueRow,
  withRow,
} from '@tempera/domain/catalogue/catalogue';
import { languageOf, type OpenFile } from '@tempera/domain/catalogue/open-files';
import type { Product } from '@tempera/domain/catalogue/product';
import { productTerms } from '@tempera/domain/search/document-terms';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { bringHistory } from '../../functions/src/git/write-release.ts';
import { noteInstalls } from '../../functions/src/registry/packages.store.ts';
import { bringPackages } from '../../functions/src/registry/write-packages.ts';
import { products } from './catalogue.ts';
import { categories } from './categories.ts';
import { cutExcerpt } from './excerpt.ts';
import type { Store } from './open-store.ts';
import { readRelease } from './read-release.ts';
import { earlierReleases } from './releases.ts';
import type { SeedProduct } from './seed-product.ts';
import { zipTemplate } from './zip-template.ts';

/** The product without what belongs to its version, in the domain's units. */
export function toProduct(seed: SeedProduct): Product {
  const { changelog: _changelog, excerpt: _excerpt, ...product } = seed;
  return { ...product, dateAdded: Date.parse(seed.dateAdded), updatedAt: Date.parse(seed.updatedAt) };
}

/** `products/{slug}`: the slug is the id, times are timestamps. */
export function toProductDocument({ slug, dateAdded, updatedAt, ...fields }: Product) {
  return {
    ...fields,
    terms: productTerms(slug, fields),
    dateAdded: Timestamp.fromMillis(dateAdded),
    updatedAt: Timestamp.fromMillis(updatedAt),
  };
}

/** What anyone may read before buying: the README, and the file that the page shows a piece of. */
const openPaths = ({ excerpt }: SeedProduct): string[] => ['README.md', excerpt.path];

interface SeedVersion {
  version: string;
  changelog: string;
  releasedAt: string;
}

async function seedVersion({ db, bucket }: Store, seed: SeedProduct, release: SeedVersion): Promise<void> {
  const { slug } = seed;
  const { version, changelog, releasedAt } = release;
  const { bytes, ...archive } = await zipTemplate(slug, version);
  const files = await readRelease(slug, version);
  await bucket
    .file(`archives/${slug}/${version}/${archive.fileName}`)
    .save(bytes, { resumable: false, contentType: 'application/zip' });
  await db.doc(`products/${slug}/versions/${version}`).set({
    ...archive,
    changelog,
    releasedAt: Timestamp.fromDate(new Date(releasedAt)),
    excerpt: cutExcerpt(seed, files),
    open: openPaths(seed),
  });
  for (const [n, path] of openPaths(seed).entries()) {
    const text = files.get(path)?.toString('utf8') ?? '';
    const source: OpenFile = { path, language: languageOf(path) ?? '', text };
    await db.doc(`products/${slug}/versions/${version}/sources/${n}`).set(source);
  }
}

async function seedProduct(store: Store, seed: SeedProduct): Promise<void> {
  const { slug, version, changelog, updatedAt } = seed;
  for (const earlier of earlierReleases[slug] ?? []) await seedVersion(store, seed, earlier);
  await seedVersion(store, seed, { version, changelog, releasedAt: updatedAt });
  await store.db.doc(`products/${slug}`).set(toProductDocument(toProduct(seed)));
}

/** Writes every product with its versions, their archives to `archives/<slug>/<version>/<fileName>`, and what git and package managers have of them. */
export async function seedProducts(store: Store): Promise<void> {
  await Promise.all(products.map((product) => seedProduct(store, product)));
  await Promise.all(products.map(({ slug }) => bringHistory(slug)));
  await Promise.all(products.map(({ slug }) => bringPackages(slug)));
  await Promise.all(products.map(({ slug }) => noteInstalls(slug)));
}

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
  batch.set(db.doc(`catalogue/${catalogueDocs.summary}`), { ...summarize(rows, categories), updatedAt });
  await batch.commit();
}
