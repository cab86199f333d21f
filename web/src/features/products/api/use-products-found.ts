import { toSlug } from '@tempera/domain/slug';
import { documentId, endAt, limit, orderBy, startAt } from 'firebase/firestore';
import { type Live, useList } from '../../../firebase/hooks.ts';
import { type ListedProduct, productsPerPage } from './use-product-pages.ts';

const beyond = '\uf8ff';
/** Behind every slug: what has no letter of a slug finds none. */
const nowhere = '~';

/** Products whose address, which is the title they began with, or whose title begins with the text. */
export function useProductsFound(text: string): Live<ListedProduct[]> {
  const slug = toSlug(text) || nowhere;
  const bySlug = useList<ListedProduct>(
    'products',
    orderBy(documentId()),
    startAt(slug),
    endAt(slug + beyond),
    limit(productsPerPage),
  );
  const byTitle = useList<ListedProduct>(
    'products',
    orderBy('title'),
    startAt(text),
    endAt(text + beyond),
    limit(productsPerPage),
  );
  const all = [...(bySlug.data ?? []), ...(byTitle.data ?? [])];
  return {
    loading: bySlug.loading || byTitle.loading,
    data: bySlug.data && byTitle.data ? [...new Map(all.map((one) => [one.id, one])).values()] : null,
    error: bySlug.error ?? byTitle.error,
  };
}
