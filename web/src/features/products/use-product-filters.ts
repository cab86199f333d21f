import { isSlug } from '@tempera/domain/catalogue/slug-pattern';
import { useSearchParams } from 'react-router-dom';
import {
  firstWays,
  type ProductOrder,
  type ProductSort,
  type ProductStatus,
} from './api/use-product-pages.ts';
import { statusNames } from './status-names.ts';

const standard: ProductSort = 'dateAdded';
const sorts = Object.keys(firstWays) as ProductSort[];
const ways = Object.values(firstWays);
const isOneOf = <T extends string>(names: readonly T[], value: string | null): value is T =>
  (names as readonly (string | null)[]).includes(value);

export const allStatuses = Object.keys(statusNames) as ProductStatus[];

/** What the table shows, kept in the URL. Null is all. */
export function useProductFilters() {
  const [params, setParams] = useSearchParams();
  const read = (name: string) => params.get(name);
  const [category, status, sort, way] = [read('category'), read('status'), read('sort'), read('way')];
  const by = isOneOf(sorts, sort) ? sort : standard;
  const put = (fields: Record<string, string | null>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(fields)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    text: params.get('q') ?? '',
    category: isSlug(category) ? category : null,
    status: isOneOf(allStatuses, status) ? status : null,
    order: { by, direction: isOneOf(ways, way) ? way : firstWays[by] } satisfies ProductOrder,
    find: (text: string) => put({ q: text.trim() }),
    showCategory: (slug: string | null) => put({ category: slug }),
    showStatus: (wanted: ProductStatus | null) => put({ status: wanted }),
    /** What is found has an order of its own, so the search ends. */
    sortBy: ({ by, direction }: ProductOrder) =>
      put({
        q: null,
        sort: by === standard ? null : by,
        way: direction === firstWays[by] ? null : direction,
      }),
    clear: () => setParams({}, { replace: true, preventScrollReset: true }),
  };
}
