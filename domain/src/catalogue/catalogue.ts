import { compareText } from '../site/plain-text.ts';
import type { Category, Product } from './product.ts';
import type { Technology } from './technology.ts';

/** One active product as lists, search and the home page need it. `dateAdded` and `updatedAt` in milliseconds. */
export interface CatalogueRow {
  slug: string;
  title: string;
  description: string;
  category: string;
  tags: string[];
  priceCents: number;
  currency: Product['currency'];
  rating: number;
  reviewCount: number;
  downloads: number;
  image: string;
  dateAdded: number;
  updatedAt: number;
  /** Missing where nobody has said it. */
  technology?: Technology;
  /** What its page is found under, where that is another than the slug. */
  address?: string;
}

/** A category with the number of active products in it. */
export interface CategoryCount extends Category {
  count: number;
}

/**
 * `catalogue/summary`: what the home page needs, in one document. `rows` are the featured products, at most
 * {@link featuredLimit}; `total` counts all active ones.
 */
export interface CatalogueSummary {
  rows: CatalogueRow[];
  categories: CategoryCount[];
  total: number;
}

/** The documents of the collection `catalogue` that pages follow (decisions 3 and 89). */
export const catalogueDocs = { summary: 'summary', rows: 'rows', version: 'version' } as const;

/** The related document that holds a product's newest reviews: decision 0010. */
export const reviewsDoc = (slug: string) => `reviews-${slug}`;

export const featuredLimit = 6;

export function toCatalogueRow(product: Product): CatalogueRow {
  const { slug, title, description, category, tags, priceCents, currency } = product;
  const { rating, reviewCount, downloads, image, dateAdded, updatedAt, technology, address } = product;
  return {
    slug,
    title,
    description: description.slice(0, 160),
    category,
    tags: tags.slice(0, 6),
    priceCents,
    currency,
    rating,
    reviewCount,
    downloads,
    image,
    dateAdded,
    updatedAt,
    ...(technology && { technology }),
    ...(address && { address }),
  };
}

/** The rows with one product put in, replaced or taken out (`row` null), newest first so that equal input is equal output. */
export function withRow(
  rows: readonly CatalogueRow[],
  slug: string,
  row: CatalogueRow | null,
): CatalogueRow[] {
  const rest = rows.filter((other) => other.slug !== slug);
  if (row) rest.push(row);
  return rest.sort(byNewest);
}

/** The order of rows everywhere: newest first. */
export const byNewest = (a: Placed, b: Placed): number =>
  b.dateAdded - a.dateAdded || compareText(a.slug, b.slug);

type Placed = Pick<CatalogueRow, 'slug' | 'dateAdded'>;

/** What decides whether a product is featured. */
export type Standing = Pick<CatalogueRow, 'slug' | 'downloads' | 'rating' | 'dateAdded'>;

/** Featured: most downloaded first, then best rated, then newest. */
export const byStanding = (a: Standing, b: Standing): number =>
  b.downloads - a.downloads || b.rating - a.rating || byNewest(a, b);

/** How many rows each category has, by its slug. */
export function countCategories(rows: readonly CatalogueRow[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of rows) counts.set(category, (counts.get(category) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** @param featured rows among which the best six are; @param counts of all rows, by category */
export function makeSummary(
  featured: readonly CatalogueRow[],
  counts: Readonly<Record<string, number>>,
  categories: readonly Category[],
): CatalogueSummary {
  const countOf = (slug: string) => (Object.hasOwn(counts, slug) ? (counts[slug] ?? 0) : 0);
  return {
    rows: [...featured].sort(byStanding).slice(0, featuredLimit),
    categories: [...categories]
      .sort((a, b) => a.order - b.order)
      .map((category) => ({ ...category, count: countOf(category.slug) })),
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
  };
}

export const summarize = (rows: readonly CatalogueRow[], categories: readonly Category[]): CatalogueSummary =>
  makeSummary(rows, countCategories(rows), categories);
