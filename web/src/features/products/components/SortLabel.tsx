import type { TableCellProps } from '@mui/material/TableCell';
import type { ReactNode } from 'react';
import { SortHead } from '../../../ui/SortHead.tsx';
import { firstWays, type ProductOrder, type ProductSort } from '../api/use-product-pages.ts';

interface SortLabelProps extends Pick<TableCellProps, 'align' | 'sx'> {
  by: ProductSort;
  /** The order of the list; null where it has another. */
  order: ProductOrder | null;
  onSort: (order: ProductOrder) => void;
  children: ReactNode;
}

/** The head of a sortable column: titles from A on, figures and dates from the top down, and the other way when pressed again. */
export const SortLabel = ({ by, order, onSort, ...head }: SortLabelProps) => (
  <SortHead
    direction={order?.by === by ? order.direction : null}
    first={firstWays[by]}
    onSort={(direction) => onSort({ by, direction })}
    {...head}
  />
);
