import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
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

/**
 * The rows that a state leaves, in its order. `found` are the slugs that the search found, best first, or null while there
 * is no search.
 */
export function narrowRows(
  rows: readonly CatalogueRow[],
  state: ListState,
  found: readonly string[] | null,
): CatalogueRow[] {
  const rank = found && new Map(found.map((slug, index) => [slug, index]));
  const [from, below] = priceBounds[state.price];
  const kept = rows.filter(
    (row) =>
      (!rank || rank.has(row.slug)) &&
      (!state.category || row.category === state.category) &&
      row.priceCents >= from &&
      row.priceCents < below &&
      row.rating >= state.rating,
  );
  if (state.sort !== 'relevance') return kept.sort(orders[state.sort]);
  return rank
    ? kept.sort((a, b) => (rank.get(a.slug) ?? 0) - (rank.get(b.slug) ?? 0))
    : kept.sort(orders.popular);
}
