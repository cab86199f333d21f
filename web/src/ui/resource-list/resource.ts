import type { Theme } from '@mui/material/styles';
import type { SxProps } from '@mui/system';
import type { ComponentProps, ReactNode } from 'react';
import type { Live } from '../../firebase/live/use-doc.ts';
import type { Notice } from '../Notice.tsx';

export type Direction = 'asc' | 'desc';

/** The order of a list: a column's id, and which way. */
export interface Sort {
  by: string;
  direction: Direction;
}

/** One column. `More` is what {@link Table.useRow} knows of a row besides its item. */
export interface Column<T, More = undefined> {
  /** Stands in the address when the list is in this column's order. */
  id: string;
  head: string;
  cell: (item: T, more: More) => ReactNode;
  /** The narrowest screen that has the column; every screen has it when it is left out. */
  from?: 'sm' | 'md' | 'lg';
  /** What narrower screens show of it below the row's name. */
  below?: (item: T, more: More) => ReactNode;
  /** Names its row to screen readers; one column does. */
  names?: true;
  align?: 'right';
  /** The list can be put in order by it: the way the first press asks for. The next one turns it. */
  sort?: Direction;
  sx?: SxProps<Theme>;
}

/** Something that is done with all chosen rows at once. */
export interface BulkAction<T> {
  label: string;
  run: (items: readonly T[]) => Promise<void>;
}

/** A table of items, without where they come from. */
export interface Table<T, More = undefined> {
  /** What the table is called. */
  label: string;
  columns: readonly Column<T, More>[];
  /** What each row needs to have read besides its item. */
  useRow?: (item: T) => More;
  /** The last column: a menu or buttons. */
  actions?: (item: T, more: More) => ReactNode;
  /** Gives every row a checkbox. */
  bulk?: { label: string; choose: (item: T) => string; actions: readonly BulkAction<T>[] };
  /** For rows of many lines: cells begin at the same height. */
  top?: boolean;
  dense?: boolean;
}

/** A filter that is kept in the address. Its value is null when it leaves everything. */
export interface Filter {
  /** In the address. */
  name: string;
  label: string;
  /** `views` are links, which leave while a search goes through everything. */
  as: 'select' | 'buttons' | 'views' | 'day';
  /** What it says when it leaves everything. */
  all?: string;
  options?: readonly { value: string; label: string }[];
  /** Which values the address may hold; the options' when it is left out. */
  accepts?: (value: string) => boolean;
}

/** What a list is asked to show. */
export interface Query {
  /** What is searched for, trimmed. */
  text: string;
  filters: Record<string, string | null>;
  /** Whether search or filters leave something out. */
  narrowed: boolean;
  sort: Sort;
}

/** What a search has found. */
export interface Found<T> {
  live: Live<T[]>;
  /** Whether there may be more, which more of the text would find. */
  full?: boolean;
  /** Reads on, where there may be more. */
  more?: (() => void) | undefined;
}

export interface Search<T> {
  label: string;
  placeholder: string;
  /** One of what is found, and several: `order`, `orders`. */
  nouns: readonly [one: string, many: string];
  useFound: (query: Query) => Found<T>;
  /** Said when there may be more than what was found: `type more of the title`. */
  hint?: string;
  /** What is found follows the order of the list too. Otherwise it has its own, and choosing an order ends the search. */
  sorted?: boolean;
  /** The address does not keep what is searched for. */
  local?: boolean;
}

/** In place of rows. `clear` offers to end the search, or to drop the filters as well. */
export interface Empty extends ComponentProps<typeof Notice> {
  clear?: 'search' | 'all';
}

/** Everything that a search and the filters leave, as a file. */
export interface Export {
  label: string;
  fileName: string;
  /** Said when it could not be read. */
  failed: string;
  /** @returns CSV; tells how many were read so far */
  read: (query: Query, onProgress: (count: number) => void) => Promise<string>;
}

/** A list of the back-office: what it shows, where that comes from, and what can be done with it. */
export interface Resource<T, More = undefined> {
  table: Table<T, More>;
  /** Rows on one page. */
  perPage: number;
  /** A page, with one more to know whether there are more; `last` is the last item of the page before. */
  usePage: (query: Query, last: T | null) => Live<T[]>;
  /** Reads one item, for a page whose address names the last of the page before; null when it is gone. */
  read?: (id: string) => Promise<T | null>;
  filters?: readonly Filter[];
  /** The column whose order needs no mention in the address; without one the list has a single order. */
  sortedBy?: string;
  search?: Search<T>;
  empty: (query: Query) => Empty;
  /** What the buttons to the page before and the next say; Previous and Next when it is left out. */
  turns?: (query: Query) => readonly [back: string, on: string];
  csv?: Export;
}

const directions: readonly string[] = ['asc', 'desc'] satisfies Direction[];

/** The filters' values in an address; what a filter does not accept is none. */
export const readFilters = (filters: readonly Filter[], params: URLSearchParams): Query['filters'] =>
  Object.fromEntries(
    filters.map(({ name, options = [], accepts }) => {
      const value = params.get(name) ?? '';
      const known = accepts ? accepts(value) : options.some((one) => one.value === value);
      return [name, value !== '' && known ? value : null];
    }),
  );

/** Whether the filters leave something out. */
export const leavesOut = (values: Query['filters']): boolean =>
  Object.values(values).some((value) => value !== null);

/** The order in an address. */
export function readSort<T, More>(
  columns: readonly Column<T, More>[],
  sortedBy: string,
  params: URLSearchParams,
): Sort {
  const asked = columns.find(({ id, sort }) => sort && id === params.get('sort'));
  const column = asked ?? columns.find(({ id }) => id === sortedBy);
  const way = params.get('way') ?? '';
  const direction = directions.includes(way) ? (way as Direction) : (column?.sort ?? 'desc');
  return { by: column?.id ?? sortedBy, direction };
}

/** The fields of an address that say an order, null where it need not. */
export function writeSort<T, More>(
  columns: readonly Column<T, More>[],
  sortedBy: string,
  { by, direction }: Sort,
): Record<'sort' | 'way', string | null> {
  const first = columns.find(({ id }) => id === by)?.sort;
  return { sort: by === sortedBy ? null : by, way: direction === first ? null : direction };
}
