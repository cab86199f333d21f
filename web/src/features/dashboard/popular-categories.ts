import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';

interface PopularCategory {
  category: string;
  products: number;
  downloads: number;
}

/** Categories of active products, those first whose products are downloaded most. */
export function popularCategories(rows: readonly CatalogueRow[]): PopularCategory[] {
  const found = new Map<string, PopularCategory>();
  for (const { category, downloads } of rows) {
    const sum = found.get(category) ?? { category, products: 0, downloads: 0 };
    found.set(category, { category, products: sum.products + 1, downloads: sum.downloads + downloads });
  }
  return [...found.values()].sort(
    (a, b) => b.downloads - a.downloads || b.products - a.products || (a.category < b.category ? -1 : 1),
  );
}
