import type { CatalogueRow } from '../src/catalogue/catalogue.ts';

/** A template as lists have it: free, and nothing said of it but what a test gives. */
export const catalogueRow = (slug: string, fields: Partial<CatalogueRow> = {}): CatalogueRow => ({
  slug,
  title: slug,
  description: '',
  category: 'auth',
  tags: [],
  priceCents: 0,
  currency: 'USD',
  rating: 0,
  reviewCount: 0,
  downloads: 0,
  image: '',
  dateAdded: 0,
  updatedAt: 0,
  ...fields,
});
