import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LiveData } from '../../../ui/LiveData.tsx';
import { type ListedProduct, productsPerPage, useProductsFound } from '../api/use-product-pages.ts';
import { ProductTable, type ProductTableProps } from './ProductTable.tsx';

interface FoundProductsProps extends Omit<ProductTableProps, 'products' | 'order'> {
  text: string;
  /** Which of those that are found the filters leave. */
  fits: (product: ListedProduct) => boolean;
  /** Shown when there are none. */
  nothing: ReactNode;
}

/** Products that begin with the text; when there are many, it says to type more. */
export function FoundProducts({ text, fits, nothing, ...table }: FoundProductsProps) {
  return (
    <LiveData live={useProductsFound(text)}>
      {(found) => {
        const products = found.filter(fits);
        return (
          <>
            <Typography role="status" variant="body2" color="textSecondary">
              {products.length === 1 ? '1 product' : `${products.length} products`}
              {found.length >= productsPerPage && ', and perhaps more: type more of the title'}
            </Typography>
            {products.length === 0 ? nothing : <ProductTable products={products} order={null} {...table} />}
          </>
        );
      }}
    </LiveData>
  );
}
