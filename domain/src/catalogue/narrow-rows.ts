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

const named = new WeakMap<readonly CatalogueRow[], ReadonlyMap<string, CatalogueRow>>();

function bySlug(rows: readonly CatalogueRow[]): ReadonlyMap<string, CatalogueRow> {
  const known = named.get(rows) ?? new Map(rows.map((row) => [row.slug, row]));
  named.set(rows, known);
  return known;
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
  const [from, below] = priceBounds[state.price];
  const keeps = (row: CatalogueRow) =>
    (!state.category || row.category === state.category) &&
    (!state.technology || row.technology === state.technology) &&
    row.priceCents >= from &&
    row.priceCents < below &&
    row.rating >= state.rating;
  if (!found) return inOrder(rows, state.sort === 'relevance' ? 'popular' : state.sort).filter(keeps);
  const known = bySlug(rows);
  const left: CatalogueRow[] = [];
  for (const slug of found) {
    const row = known.get(slug);
    if (row && keeps(row)) left.push(row);
  }
  if (state.sort === 'relevance') return left;
  const kept = new Set(left);
  return inOrder(rows, state.sort).filter((row) => kept.has(row));
}
