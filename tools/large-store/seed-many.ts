import type { Product } from '@tempera/domain/catalogue/product';
import { products as templates } from '../../emulators/seed/catalogue.ts';
import { categories } from '../../emulators/seed/categories.ts';
import { withStore } from '../../emulators/seed/open-store.ts';
import { toProductDocument, writeCatalogue } from '../../emulators/seed/seed-products.ts';

const dayMs = 24 * 60 * 60 * 1000;
const firstDay = Date.UTC(2024, 0, 1);
const kinds = ['Atlas', 'Birch', 'Copper', 'Delta', 'Ember', 'Flint', 'Grove', 'Harbor', 'Indigo', 'Juniper'];
const forms = ['Form', 'Gallery', 'Panel', 'Journal', 'Counter', 'Board', 'Ledger', 'Notebook', 'Window'];

/** Products in one commit, as in seed-large.ts. */
const together = 500;

/** Takes item `index` of a list, beginning again at its end. */
function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** A product made of its number alone, so that two runs give the same catalogue. */
function syntheticProduct(index: number): Product {
  const number = String(index).padStart(5, '0');
  const [kind, form] = [pick(kinds, index), pick(forms, index)];
  return {
    slug: `bench-${number}`,
    title: `${kind} ${form} ${number}`,
    description: `A ${form.toLowerCase()} template in the ${kind.toLowerCase()} style.`,
    fullDescription: `Synthetic product ${number} for measurements.`,
    priceCents: (index % 80) * 50,
    currency: 'USD',
    category: pick(categories, index).slug,
    tags: [kind.toLowerCase(), form.toLowerCase()],
    features: ['Responsive', 'Accessible'],
    includes: ['Source', 'License'],
    image: pick(templates, index).image,
    demoUrl: pick(templates, index).demoUrl,
    status: 'active',
    rating: (index % 50) / 10,
    reviewCount: index % 40,
    downloads: (index * 37) % 5000,
    version: '1.0.0',
    dateAdded: firstDay + (index % 700) * dayMs,
    updatedAt: firstDay + (index % 700) * dayMs,
  };
}

/**
 * Adds synthetic active products `bench-00001` to `bench-<count>` besides the seed’s templates, for measurements.
 * Documents and catalogue only: they have no archives.
 * @param already how many of them are there
 */
export async function seedMany(count: number, already = 0): Promise<void> {
  const added = count - already;
  const synthetic = Array.from({ length: added }, (_, index) => syntheticProduct(already + index + 1));
  await withStore(async (store) => {
    for (let first = 0; first < added; first += together) {
      const batch = store.db.batch();
      for (const product of synthetic.slice(first, first + together)) {
        batch.set(store.db.doc(`products/${product.slug}`), toProductDocument(product));
      }
      await batch.commit();
    }
    await writeCatalogue(store);
  });
}
