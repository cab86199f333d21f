import { catalogueDocs } from '@tempera/domain/catalogue/catalogue';
import { languageOf, type OpenFile } from '@tempera/domain/catalogue/open-files';
import type { Product } from '@tempera/domain/catalogue/product';
import { productTerms } from '@tempera/domain/search/document-terms';
import { Timestamp } from 'firebase-admin/firestore';
import { refreshCatalogue } from '../../functions/src/catalogue/catalogue.store.ts';
import { bringHistory } from '../../functions/src/git/write-release.ts';
import { noteInstalls } from '../../functions/src/registry/packages.store.ts';
import { bringPackages } from '../../functions/src/registry/write-packages.ts';
import { products } from './catalogue.ts';
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
 * Makes the catalogue anew of the products as they are stored. The triggers write the same a moment later; a store that has just opened
 * must not wait for them.
 */
export async function writeCatalogue({ db }: Store): Promise<void> {
  await db.doc(`catalogue/${catalogueDocs.rows}`).delete();
  await refreshCatalogue([]);
}
