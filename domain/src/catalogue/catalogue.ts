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

/** The documents of the collection `catalogue`. Decision 0003 says why there are two. */
export const catalogueDocs = { summary: 'summary', rows: 'rows' } as const;

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
  return rest.sort((a, b) => b.dateAdded - a.dateAdded || compareText(a.slug, b.slug));
}

/** Featured: most downloaded first, then best rated, then newest. */
export function summarize(rows: readonly CatalogueRow[], categories: readonly Category[]): CatalogueSummary {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row.category, (counts.get(row.category) ?? 0) + 1);
  return {
    rows: [...rows]
      .sort((a, b) => b.downloads - a.downloads || b.rating - a.rating || b.dateAdded - a.dateAdded)
      .slice(0, featuredLimit),
    categories: [...categories]
      .sort((a, b) => a.order - b.order)
      .map((category) => ({ ...category, count: counts.get(category.slug) ?? 0 })),
    total: rows.length,
  };
}

/**
 * Rows as they stand in `catalogue/rows.packed`: JSON, deflate-raw. 5,000 rows take about a third of a document's
 * 1 MiB, so a list costs one read however many products there are. Web streams exist in Node and in browsers alike.
 */
export async function packRows(rows: readonly CatalogueRow[]): Promise<Uint8Array> {
  const json = new Blob([JSON.stringify(rows)]);
  return collect(json.stream().pipeThrough(new CompressionStream('deflate-raw')));
}

export async function unpackRows(packed: Uint8Array): Promise<CatalogueRow[]> {
  const bytes = new Blob([packed as Uint8Array<ArrayBuffer>]);
  const json = await collect(bytes.stream().pipeThrough(new DecompressionStream('deflate-raw')));
  return JSON.parse(new TextDecoder().decode(json)) as CatalogueRow[];
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as unknown as BodyInit).arrayBuffer());
}
