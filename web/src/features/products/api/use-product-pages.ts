import type { Product, ProductDraft } from '@tempera/domain/product';
import type { Live } from '../../../firebase/hooks.ts';
import type { Direction } from '../../../ui/SortHead.tsx';

/** `products/{slug}` as the table shows it; its id is the slug. */
export type ListedProduct = Omit<Product, 'slug'> & { id: string };
export type ProductStatus = ProductDraft['status'];

/** Products on one page; one more is read, to know whether there are more. */
export const productsPerPage = 25;
export const productsRead = productsPerPage + 1;

/** The columns that the table can be put in order by, each with the way that is asked for first. */
export const firstWays = {
  dateAdded: 'desc',
  title: 'asc',
  price: 'desc',
  downloads: 'desc',
  rating: 'desc',
} as const satisfies Record<string, Direction>;
export type ProductSort = keyof typeof firstWays;

/** An order of the table. */
export interface ProductOrder {
  by: ProductSort;
  direction: Direction;
}

/** A page in one order: of all products or one category, in these states. `last` is the last one on the page before. */
export type UseProductPage = (
  statuses: readonly ProductStatus[],
  last: ListedProduct | null,
  category: string,
) => Live<ListedProduct[]>;

/** For every column: a page of all products, and one of a category. */
export type ProductPageHooks = Record<ProductSort, { all: UseProductPage; of: UseProductPage }>;
