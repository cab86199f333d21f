import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { createRowSearch, type RowSearch } from '@tempera/domain/catalogue/search-rows';
import { z } from 'zod';
import { readRows } from '../catalogue/rows.store.ts';
import { parseInput } from '../platform/parse-input.ts';

const asked = z.object({
  q: z.string().max(200).default(''),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

const shown = ({
  slug,
  title,
  description,
  category,
  tags,
  priceCents,
  currency,
  technology,
}: CatalogueRow) => ({
  slug,
  title,
  description,
  category,
  tags,
  priceCents,
  currency,
  technology: technology ?? null,
});

/** The index of the rows as they are: it takes a second of many thousands, and is good for as long as they are the same. */
const searches = new WeakMap<readonly CatalogueRow[], RowSearch>();

function searchOf(rows: readonly CatalogueRow[]): RowSearch {
  const search = searches.get(rows) ?? createRowSearch(rows);
  searches.set(rows, search);
  return search;
}

/**
 * What is for sale: what a text finds, best first, or the newest. Prices in cents, without what tax may add.
 * @throws RefusalError `invalid-input`
 */
export async function listProducts(query: unknown) {
  const { q, limit } = parseInput(asked, query);
  const rows = await readRows();
  if (q.trim() === '') return rows.slice(0, limit).map(shown);
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return searchOf(rows)
    .find(q)
    .slice(0, limit)
    .flatMap((slug) => bySlug.get(slug) ?? [])
    .map(shown);
}
