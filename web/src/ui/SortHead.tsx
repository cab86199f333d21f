import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';

export type Direction = 'asc' | 'desc';

const words = { asc: 'ascending', desc: 'descending' } as const;

interface SortHeadProps extends Pick<TableCellProps, 'align' | 'sx'> {
  /** Which way the list goes by this column; null when it goes by another. */
  direction: Direction | null;
  /** The way that the first press asks for; the next one turns it. */
  first: Direction;
  onSort: (direction: Direction) => void;
  children: ReactNode;
}

/** The head of a column that a list can be put in order by, both ways. */
export function SortHead({ direction, first, onSort, children, ...cell }: SortHeadProps) {
  const turned = direction === 'asc' ? 'desc' : 'asc';
  return (
    <TableCell {...cell} aria-sort={direction ? words[direction] : undefined}>
      <TableSortLabel
        active={direction !== null}
        direction={direction ?? first}
        onClick={() => onSort(direction ? turned : first)}
      >
        {children}
      </TableSortLabel>
    </TableCell>
  );
}
