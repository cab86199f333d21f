import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useState } from 'react';
import { arrowKeys } from '../arrow-keys.ts';
import { BulkBar, RowCheck } from './BulkBar.tsx';
import type { Column, Table as Shape, Sort } from './resource.ts';

const words = { asc: 'ascending', desc: 'descending' } as const;

/** Shown from that screen on. */
const shownFrom = (from: Column<never>['from']) =>
  from ? { display: { xs: 'none', [from]: 'table-cell' } } : {};
const sxOf = ({ from, sx = [] }: Pick<Column<never>, 'from' | 'sx'>) => [
  shownFrom(from),
  ...(Array.isArray(sx) ? sx : [sx]),
];

/** Eight rows and more on a desktop's first screen. */
const compact = {
  '& td, & th': { px: { xs: 1, sm: 2 }, py: 1.5 },
  '& .MuiTableCell-paddingCheckbox': { py: 0 },
} as const;

interface ResourceTableProps<T, More> {
  table: Shape<T, More>;
  items: readonly T[];
  /** The order that the items are in; null when it is none that was chosen. */
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
}

/** Items as a table. On a narrow screen, columns that don't fit stand below the name of their row. */
export function ResourceTable<T extends { id: string }, More = undefined>(
  props: ResourceTableProps<T, More>,
) {
  const { table, items, sort = null, onSort } = props;
  const { label, columns, bulk, actions, top, dense } = table;
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = items.filter(({ id }) => marked.has(id));
  const all = chosen.length === items.length;
  const mark = (id: string, on: boolean) =>
    setMarked(new Set(on ? [...marked, id] : [...marked].filter((one) => one !== id)));
  return (
    <>
      {bulk && <BulkBar bulk={bulk} items={chosen} onDone={() => setMarked(new Set())} />}
      <Table
        aria-label={label}
        size={dense ? 'small' : 'medium'}
        sx={[compact, top ? { '& td, & th': { verticalAlign: 'top' } } : {}]}
      >
        <TableHead>
          <TableRow>
            {bulk && (
              <TableCell padding="checkbox">
                <RowCheck
                  label="Select all on this page"
                  checked={all}
                  indeterminate={!all && chosen.length > 0}
                  onChange={(on) => setMarked(new Set(on ? items.map(({ id }) => id) : []))}
                />
              </TableCell>
            )}
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && <TableCell align="right">Actions</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody onKeyDown={arrowKeys('button')}>
          {items.map((item) => (
            <Row
              key={item.id}
              item={item}
              table={table}
              chosen={marked.has(item.id)}
              onChoose={(on) => mark(item.id, on)}
            />
          ))}
        </TableBody>
      </Table>
    </>
  );
}

interface HeadProps<T, More> extends Pick<ResourceTableProps<T, More>, 'sort' | 'onSort'> {
  column: Column<T, More>;
}

function Head<T, More>({ column, sort, onSort }: HeadProps<T, More>) {
  const { id, head, align, from, sort: first } = column;
  if (!first) {
    return (
      <TableCell align={align} sx={shownFrom(from)}>
        {head}
      </TableCell>
    );
  }
  const direction = sort?.by === id ? sort.direction : null;
  const turned = direction === 'asc' ? 'desc' : 'asc';
  return (
    <TableCell align={align} sx={shownFrom(from)} aria-sort={direction ? words[direction] : undefined}>
      <TableSortLabel
        active={direction !== null}
        direction={direction ?? first}
        onClick={() => onSort?.({ by: id, direction: direction ? turned : first })}
      >
        {head}
      </TableSortLabel>
    </TableCell>
  );
}

interface RowProps<T, More> {
  item: T;
  table: Shape<T, More>;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

const useNothing = () => undefined;

function Row<T, More>({ item, table, chosen, onChoose }: RowProps<T, More>) {
  const { columns, bulk, actions, useRow = useNothing } = table;
  const more = useRow(item) as More;
  return (
    <TableRow selected={chosen}>
      {bulk && (
        <TableCell padding="checkbox">
          <RowCheck label={bulk.choose(item)} checked={chosen} onChange={onChoose} />
        </TableCell>
      )}
      {columns.map((column) => (
        <TableCell
          key={column.id}
          align={column.align}
          sx={sxOf(column)}
          {...(column.names && { component: 'th', scope: 'row' })}
        >
          {column.cell(item, more)}
          {column.names &&
            columns.map(({ id, from = 'sm', below }) => (
              <Box key={id} sx={{ display: { [from]: 'none' }, mt: 1, '&:empty': { display: 'none' } }}>
                {below?.(item, more)}
              </Box>
            ))}
        </TableCell>
      ))}
      {actions && <TableCell align="right">{actions(item, more)}</TableCell>}
    </TableRow>
  );
}
