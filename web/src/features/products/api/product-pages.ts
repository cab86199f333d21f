import type { Direction } from '../../../ui/SortHead.tsx';
import { fallingProducts } from './falling-products.ts';
import { risingProducts } from './rising-products.ts';
import type { ProductPageHooks } from './use-product-pages.ts';

/** Every order of the table. An index walks one way, so each has its own. Keep a component to one of them. */
export const productPages: Record<Direction, ProductPageHooks> = {
  asc: risingProducts,
  desc: fallingProducts,
};
