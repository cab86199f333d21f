import type { ReactNode } from 'react';
import { LiveData } from '../../../ui/LiveData.tsx';
import { PageTurner } from '../../../ui/PageTurner.tsx';
import { useTrail } from '../../../ui/use-trail.ts';
import {
  type ListedProduct,
  type ProductFilter,
  productsPerPage,
  useProductPage,
} from '../api/use-product-pages.ts';
import { ProductTable, type ProductTableProps } from './ProductTable.tsx';

interface ProductPagesProps extends Omit<ProductTableProps, 'products' | 'order'>, ProductFilter {
  /** Shown when there are none. */
  nothing: ReactNode;
}

/** Products a page at a time: a page costs the same reads in a store of 50 and of 5,000. Key it by what it shows. */
export function ProductPages({ category, statuses, nothing, ...table }: ProductPagesProps) {
  const trail = useTrail<ListedProduct>();
  return (
    <LiveData live={useProductPage({ statuses, category, order: table.order }, trail.last)}>
      {(products) =>
        products.length === 0 && trail.last === null ? (
          nothing
        ) : (
          <>
            <ProductTable products={products.slice(0, productsPerPage)} {...table} />
            <PageTurner trail={trail} items={products} perPage={productsPerPage} back="Previous" on="Next" />
          </>
        )
      }
    </LiveData>
  );
}
