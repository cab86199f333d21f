import { type ReactNode, useState } from 'react';
import { sortRows } from '../data/figures.ts';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** What the column sorts by; without it, its heading is no button. */
  value?: (row: Row) => string | number;
  /** Set to the right, with figures of one width. */
  number?: boolean;
}

interface TableProps<Row> {
  /** Read out with the table; not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Shown in place of rows when there are none. */
  empty?: string;
  pageSize?: number;
}

/** Rows that sort by their headings and come in pages. On a phone each row is a card with its headings. */
export function Table<Row>({ caption, columns, rows, keyOf, empty = 'Nothing here yet.', pageSize = 10 }: TableProps<Row>) {
  const [sort, setSort] = useState({ column: -1, down: false });
  const [wanted, setPage] = useState(0);
  const valueOf = columns[sort.column]?.value;
  const sorted = valueOf ? sortRows(rows, valueOf, sort.down) : rows;
  const pages = Math.max(1, Math.ceil(sorted.length / pageSize));
  // A search can leave fewer pages than the one that is open.
  const page = Math.min(wanted, pages - 1);
  const shown = sorted.slice(page * pageSize, (page + 1) * pageSize);

  if (rows.length === 0) return <p className="card empty">{empty}</p>;
  return (
    <div className="card">
      <table className="rows">
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, value, number }, n) => {
              const direction = sort.column !== n ? undefined : sort.down ? 'descending' : 'ascending';
              return (
                <th key={title} scope="col" aria-sort={direction} className={number ? 'number' : undefined}>
                  {value ? (
                    <button type="button" onClick={() => setSort({ column: n, down: sort.column === n && !sort.down })}>
                      {title}
                      <span aria-hidden="true">{direction ? (sort.down ? '↓' : '↑') : ''}</span>
                    </button>
                  ) : (
                    title
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell, number }) => (
                <td key={title} data-title={title} className={number ? 'number' : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <nav className="pager" aria-label={`Pages of ${caption}`}>
          <button type="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Previous
          </button>
          <span aria-live="polite">
            Page {page + 1} of {pages}
          </span>
          <button type="button" disabled={page === pages - 1} onClick={() => setPage(page + 1)}>
            Next
          </button>
        </nav>
      )}
    </div>
  );
}
