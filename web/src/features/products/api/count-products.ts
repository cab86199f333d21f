import { where } from 'firebase/firestore';
import { countDocuments } from '../../../firebase/live/count.ts';
import type { ProductStatus } from './use-product-pages.ts';

export const countAllProducts = (): Promise<number> => countDocuments('products');

export const countProductsIn = (status: ProductStatus): Promise<number> =>
  countDocuments('products', where('status', '==', status));
