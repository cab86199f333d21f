import type { Product, ProductDraft } from '@tempera/domain/catalogue/product';
import { toSlug } from '@tempera/domain/catalogue/slug';
import { documentId, limit, orderBy, where } from 'firebase/firestore';
import { beginsWith, behind, joinLists, type Live, useList } from '../../../firebase/live/hooks.ts';
import type { Direction } from '../../../ui/SortHead.tsx';

/** `products/{slug}` as the table shows it; its id is the slug. */
export type ListedProduct = Omit<Product, 'slug'> & { id: string };
export type ProductStatus = ProductDraft['status'];

/** Products on one page; one more is read, to know whether there are more. */
export const productsPerPage = 25;

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

/** The fields of the columns that are called otherwise. */
const fieldOf = (by: ProductSort) => (by === 'price' ? 'priceCents' : by);

/** What the table shows: of all products (null) or one category, in these states, in one order. */
export interface ProductFilter {
  statuses: readonly ProductStatus[];
  category: string | null;
  order: ProductOrder;
}

/** A page of the table, live. `last` is the last product on the page before. */
export const useProductPage = (
  { statuses, category, order }: ProductFilter,
  last: ListedProduct | null,
): Live<ListedProduct[]> =>
  useList(
    'products',
    where('status', 'in', statuses),
    ...(category === null ? [] : [where('category', '==', category)]),
    orderBy(fieldOf(order.by), order.direction),
    ...behind(last),
    limit(productsPerPage + 1),
  );

/** Behind every slug: what has no letter of a slug finds none. */
const nowhere = '~';

/** Products whose address, which is the title they began with, or whose title begins with the text. */
export const useProductsFound = (text: string): Live<ListedProduct[]> =>
  joinLists(
    useList<ListedProduct>(
      'products',
      ...beginsWith(documentId(), toSlug(text) || nowhere),
      limit(productsPerPage),
    ),
    useList<ListedProduct>('products', ...beginsWith('title', text), limit(productsPerPage)),
  );
