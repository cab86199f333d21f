import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { lazy, Suspense, useState } from 'react';
import type { ListedProduct, ProductOrder } from '../api/use-product-pages.ts';
import { BulkActions } from './BulkActions.tsx';
import { notOnPhone, ProductRow, wide } from './ProductRow.tsx';
import { RowCheck } from './RowCheck.tsx';
import { SortLabel } from './SortLabel.tsx';

const DeleteProductDialog = lazy(() => import('./DeleteProductDialog.tsx'));

export interface ProductTableProps {
  products: readonly ListedProduct[];
  /** Names of categories by slug. */
  categoryNames: ReadonlyMap<string, string>;
  /** The order of the list; null where it has another. */
  order: ProductOrder | null;
  onSort: (order: ProductOrder) => void;
}

const narrowCells = { '& td, & th': { px: { xs: 1, sm: 2 } } } as const;

export function ProductTable({ products, categoryNames, order, onSort }: ProductTableProps) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<ListedProduct | null>(null);
  const chosen = products.filter(({ id }) => marked.has(id));
  const all = chosen.length === products.length;
  const mark = (id: string, on: boolean) => {
    const next = new Set(marked);
    if (on) next.add(id);
    else next.delete(id);
    setMarked(next);
  };
  const sorting = { order, onSort };
  return (
    <>
      <BulkActions products={chosen} onDone={() => setMarked(new Set())} />
      <Table aria-label="Products" sx={narrowCells}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <RowCheck
                label="Choose all on this page"
                checked={all}
                indeterminate={!all && chosen.length > 0}
                onChange={(on) => setMarked(new Set(on ? products.map(({ id }) => id) : []))}
              />
            </TableCell>
            <TableCell sx={notOnPhone}>Image</TableCell>
            <SortLabel by="title" {...sorting}>
              Title
            </SortLabel>
            <TableCell sx={wide}>Category</TableCell>
            <SortLabel by="price" align="right" sx={notOnPhone} {...sorting}>
              Price
            </SortLabel>
            <TableCell>Status</TableCell>
            <SortLabel by="downloads" align="right" sx={wide} {...sorting}>
              Downloads
            </SortLabel>
            <SortLabel by="rating" sx={wide} {...sorting}>
              Rating
            </SortLabel>
            <SortLabel by="dateAdded" sx={wide} {...sorting}>
              Date added
            </SortLabel>
            <TableCell padding="none">
              <Box component="span" sx={visuallyHidden}>
                Actions
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {products.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              categoryName={categoryNames.get(product.category) ?? product.category}
              chosen={marked.has(product.id)}
              onChoose={(on) => mark(product.id, on)}
              onDelete={() => setAsked(product)}
            />
          ))}
        </TableBody>
      </Table>
      <Suspense>{asked && <DeleteProductDialog product={asked} onClose={() => setAsked(null)} />}</Suspense>
    </>
  );
}
