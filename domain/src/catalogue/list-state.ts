import { technologies } from './technology.ts';

/** Filter and order of the templates list. All of it lives in the URL, so that a list can be shared. */
export interface ListState {
  q: string;
  /** A category's slug, or '' for all. */
  category: string;
  price: PriceFilter;
  /** What it is written in, or '' for anything. */
  technology: string;
  /** The least rating, 0 for any. */
  rating: number;
  sort: Sort;
  /** Pages shown, from 1 to {@link lastPage}. */
  pages: number;
}

const priceFilters = ['any', 'free', 'under-10', '10-to-40', 'over-40'] as const;
export type PriceFilter = (typeof priceFilters)[number];

const sorts = ['relevance', 'popular', 'newest', 'price-up', 'price-down', 'rating'] as const;
export type Sort = (typeof sorts)[number];

const ratingFilters = [0, 4, 4.5] as const;

export const pageSize = 12;

/** Pages that a list shows at most; for other rows it is narrowed. */
export const lastPage = 100;

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value);

/** Reads the address; whatever it does not know falls back, so that no link is broken. */
export function readListState(params: URLSearchParams): ListState {
  const q = (params.get('q') ?? '').slice(0, 200);
  const rating = Number(params.get('rating'));
  const pages = Number(params.get('pages'));
  return {
    q,
    category: (params.get('category') ?? '').slice(0, 64),
    price: oneOf(priceFilters, params.get('price')) ?? 'any',
    technology: oneOf(technologies, params.get('technology')) ?? '',
    rating: ratingFilters.find((known) => known === rating) ?? 0,
    sort: oneOf(sorts, params.get('sort')) ?? defaultSort(q),
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, lastPage) : 1,
  };
}

/** The address of a state, without what is the default anyway. */
export function writeListState(state: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.q.trim()) params.set('q', state.q);
  if (state.category) params.set('category', state.category);
  if (state.price !== 'any') params.set('price', state.price);
  if (state.technology) params.set('technology', state.technology);
  if (state.rating) params.set('rating', String(state.rating));
  if (state.sort !== defaultSort(state.q)) params.set('sort', state.sort);
  if (state.pages > 1) params.set('pages', String(state.pages));
  return params;
}

/** Best match while searching, else the most downloaded. */
function defaultSort(q: string): Sort {
  return q.trim() ? 'relevance' : 'popular';
}

/** A change begins again at the first page; a new text also drops an order that only made sense for the old one. */
export function changeState(state: ListState, change: Partial<ListState>): ListState {
  const next = { ...state, pages: 1, ...change };
  const keepsSort = change.sort !== undefined || state.sort !== defaultSort(state.q);
  if (!keepsSort || (next.sort === 'relevance' && !next.q.trim())) next.sort = defaultSort(next.q);
  return next;
}
