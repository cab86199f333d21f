import type { Product } from '@tempera/domain/catalogue/product';
import { Timestamp } from 'firebase-admin/firestore';
import { products } from './catalogue.ts';
import type { Store } from './open-store.ts';
import { readExcerpt } from './read-excerpt.ts';
import type { SeedProduct } from './types.ts';
import { zipTemplate } from './zip-template.ts';

/** The product without what belongs to its version, in the domain's units. */
export function toProduct(seed: SeedProduct): Product {
  const { changelog: _changelog, excerpt: _excerpt, ...product } = seed;
  return { ...product, dateAdded: Date.parse(seed.dateAdded), updatedAt: Date.parse(seed.updatedAt) };
}

/** `products/{slug}`: the slug is the id, times are timestamps. */
export function toProductDocument({ slug: _slug, dateAdded, updatedAt, ...fields }: Product) {
  return {
    ...fields,
    dateAdded: Timestamp.fromMillis(dateAdded),
    updatedAt: Timestamp.fromMillis(updatedAt),
  };
}

async function seedProduct({ db, bucket }: Store, seed: SeedProduct): Promise<void> {
  const { slug, version, changelog, dateAdded } = seed;
  const { bytes, ...archive } = await zipTemplate(slug);
  await bucket
    .file(`archives/${slug}/${version}/${archive.fileName}`)
    .save(bytes, { resumable: false, contentType: 'application/zip' });
  const batch = db.batch();
  batch.set(db.doc(`products/${slug}`), toProductDocument(toProduct(seed)));
  batch.set(db.doc(`products/${slug}/versions/${version}`), {
    ...archive,
    changelog,
    releasedAt: Timestamp.fromDate(new Date(dateAdded)),
    excerpt: await readExcerpt(seed),
  });
  await batch.commit();
}

/** Writes every product with its first version, and its archive to `archives/<slug>/<version>/<fileName>`. */
export async function seedProducts(store: Store): Promise<void> {
  await Promise.all(products.map((product) => seedProduct(store, product)));
}
