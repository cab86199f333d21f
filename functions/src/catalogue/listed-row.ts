import { type CatalogueRow, toCatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { isForSale } from '@tempera/domain/catalogue/for-sale';
import { productSchema } from '@tempera/domain/catalogue/product';
import type { DocumentSnapshot } from '../platform/admin.ts';
import { logs } from '../platform/logs.ts';
import { toMillis } from '../platform/timestamps.ts';

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

/** The fields of a product that its row is made of, and those that say whether it has one. */
export const rowFields = [
  ...['title', 'description', 'category', 'tags', 'priceCents', 'currency', 'rating', 'reviewCount'],
  ...['downloads', 'image', 'dateAdded', 'updatedAt', 'technology', 'address', 'status', 'version'],
];

/** The row of a product, or null when it is not for everybody's eyes (or gone). */
export function toListedRow(snapshot: DocumentSnapshot): CatalogueRow | null {
  const data = snapshot.data();
  if (!data || !isForSale({ status: data.status, version: data.version ?? '' })) return null;
  const product = { ...data, dateAdded: toMillis(data.dateAdded), updatedAt: toMillis(data.updatedAt) };
  const parsed = listedSchema.safeParse(product);
  if (!parsed.success) logs.brokenDocument(snapshot.ref.path);
  return parsed.success ? toCatalogueRow({ ...parsed.data, slug: snapshot.id }) : null;
}
