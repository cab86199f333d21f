import { useDoc } from '../../../firebase/live/hooks.ts';
import type { ListedProduct } from './use-product-pages.ts';

/** A product live; null until it is there, and once it is gone. */
export const useProductNow = (slug: string): ListedProduct | null =>
  useDoc<ListedProduct>(`products/${slug}`).data;
