import type { Product, ProductDraft } from '@tempera/domain/catalogue/product';
import { toSlug } from '@tempera/domain/catalogue/slug';
import { documentId, limit, orderBy, where } from 'firebase/firestore';
import { beginsWith, behind, joinLists, useList } from '../../../firebase/live/hooks.tsx';
import { countDocuments } from '../../../firebase/live/read.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import type { Found, Query } from '../../../ui/resource-list/resource.ts';

/** `products/{slug}` as the table shows it; its id is the slug. */
export type ListedProduct = Omit<Product, 'slug'> & { id: string };
export type ProductStatus = ProductDraft['status'];

export const productStatuses = ['active', 'draft', 'archived'] as const satisfies ProductStatus[];

/** Products on one page; one more is read, to know whether there are more. */
export const productsPerPage = 25;

/** A page of the table, live. `last` is the last product on the page before. */
export const useProductPage = (
  { filters: { status, category }, sort }: Query,
  last: ListedProduct | null,
): Live<ListedProduct[]> =>
  useList(
    'products',
    where('status', 'in', status ? [status] : productStatuses),
    ...(category ? [where('category', '==', category)] : []),
    orderBy(sort.by === 'price' ? 'priceCents' : sort.by, sort.direction),
    ...behind(last),
    limit(productsPerPage + 1),
  );

/** Behind every slug: what has no letter of a slug finds none. */
const nowhere = '~';

/** Products whose address, which is the title they began with, or whose title begins with the text. */
export function useProductsFound({ text, filters: { status, category } }: Query): Found<ListedProduct> {
  const live = joinLists(
    useList<ListedProduct>(
      'products',
      ...beginsWith(documentId(), toSlug(text) || nowhere),
      limit(productsPerPage),
    ),
    useList<ListedProduct>('products', ...beginsWith('title', text), limit(productsPerPage)),
  );
  const fits = (one: ListedProduct) =>
    (!category || one.category === category) && (!status || one.status === status);
  return {
    live: { ...live, data: live.data?.filter(fits) ?? null },
    full: (live.data?.length ?? 0) >= productsPerPage,
  };
}

/** How many products there are, in all and in each state. */
export async function readProductFigures(): Promise<Record<'total' | ProductStatus, number>> {
  const countIn = (status: ProductStatus) => countDocuments('products', where('status', '==', status));
  const [total, active, draft, archived] = await Promise.all([
    countDocuments('products'),
    ...productStatuses.map(countIn),
  ]);
  return { total, active, draft, archived } as Record<'total' | ProductStatus, number>;
}
