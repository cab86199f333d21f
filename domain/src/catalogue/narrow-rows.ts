import type { CatalogueRow } from './catalogue.ts';
import type { ListState, PriceFilter, Sort } from './list-state.ts';

/** Bounds in cents, the upper one excluded. */
const priceBounds: Record<PriceFilter, [from: number, below: number]> = {
  any: [0, Number.POSITIVE_INFINITY],
  free: [0, 1],
  'under-10': [1, 1_000],
  '10-to-40': [1_000, 4_001],
  'over-40': [4_001, Number.POSITIVE_INFINITY],
};

const orders: Record<Exclude<Sort, 'relevance'>, (a: CatalogueRow, b: CatalogueRow) => number> = {
  popular: (a, b) => b.downloads - a.downloads || b.rating - a.rating || b.dateAdded - a.dateAdded,
  newest: (a, b) => b.dateAdded - a.dateAdded,
  'price-up': (a, b) => a.priceCents - b.priceCents,
  'price-down': (a, b) => b.priceCents - a.priceCents,
  rating: (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount,
};

/** All rows in the orders that were asked for: sorting many takes a hundred times as long as looking through them. */
const arranged = new WeakMap<readonly CatalogueRow[], Map<Sort, readonly CatalogueRow[]>>();

function inOrder(rows: readonly CatalogueRow[], sort: keyof typeof orders): readonly CatalogueRow[] {
  const known = arranged.get(rows) ?? new Map<Sort, readonly CatalogueRow[]>();
  arranged.set(rows, known);
  const sorted = known.get(sort) ?? rows.toSorted(orders[sort]);
  known.set(sort, sorted);
  return sorted;
}

/** The rows that were found, best first. */
function inRank(rows: readonly CatalogueRow[], rank: ReadonlyMap<string, number>): CatalogueRow[] {
  const placed = new Array<CatalogueRow | undefined>(rank.size);
  for (const row of rows) {
    const place = rank.get(row.slug);
    if (place !== undefined) placed[place] = row;
  }
  return placed.filter((row) => row !== undefined);
}

/**
 * The rows that a state leaves, in its order. `found` are the slugs that the search found, best first, or null while there
 * is no search. `rows` are never changed: what is made of them is kept.
 */
export function narrowRows(
  rows: readonly CatalogueRow[],
  state: ListState,
  found: readonly string[] | null,
): CatalogueRow[] {
  const rank = found && new Map(found.map((slug, index) => [slug, index]));
  const [from, below] = priceBounds[state.price];
  const keeps = (row: CatalogueRow) =>
    (!state.category || row.category === state.category) &&
    (!state.technology || row.technology === state.technology) &&
    row.priceCents >= from &&
    row.priceCents < below &&
    row.rating >= state.rating;
  if (rank && state.sort === 'relevance') return inRank(rows, rank).filter(keeps);
  const sorted = inOrder(rows, state.sort === 'relevance' ? 'popular' : state.sort);
  return sorted.filter((row) => keeps(row) && (!rank || rank.has(row.slug)));
}
