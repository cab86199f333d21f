import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatCount } from '@tempera/domain/site/plain-text';
import { type ReactNode, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LiveData } from '../LiveData.tsx';
import { EmptyState } from '../Notice.tsx';
import { type CursorPages, PageTurner } from '../PageTurner.tsx';
import { saveCsv } from '../save-csv.ts';
import { showToast } from '../toast.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { Filters } from './Filters.tsx';
import { hiddenColumns, isOptional } from './hidden-columns.ts';
import { ResourceTable } from './ResourceTable.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import type { Export, Query, Resource, Search } from './resource.ts';
import { SavedViews, SaveView } from './SavedViews.tsx';
import { ListOwner } from './saved-views.ts';
import { useAddressPages } from './use-address-pages.ts';
import { useQuery } from './use-query.ts';

interface ResourceListProps<T, More> {
  resource: Resource<T, More>;
  /** The screen's heading; left out where the list is a part of a screen. */
  title?: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** What the whole list offers: its buttons, beside the export. */
  buttons?: ReactNode;
  /** Above the search. */
  figures?: ReactNode;
  /** Above the rows, while nothing is searched for. */
  heading?: ReactNode;
}

/** A list of the back-office: search, filters, rows, pages, and what stands there without them. */
export function ResourceList<T extends { id: string }, More = undefined>(props: ResourceListProps<T, More>) {
  const { resource: whole, title, aside, buttons, figures, heading } = props;
  const { csv, search, filters = [], empty } = whole;
  const { query, text, find, filter, sort, clear, address, show } = useQuery(whole);
  const owner = useContext(ListOwner);
  const list = `${owner}${useLocation().pathname} ${whole.table.label}`;
  const columnStore = hiddenColumns(list);
  const hidden = columnStore.use();
  const now = { address, hidden };
  const { columns } = whole.table;
  const shown = columns.filter((column, at) => !isOptional(column, at) || !hidden.includes(column.id));
  const resource = { ...whole, table: { ...whole.table, columns: shown } };
  const clears = {
    search: { label: 'Clear Search', run: () => find('') },
    all: { label: 'Show All', run: clear },
  };
  const showEmpty = () => {
    const { clear: what, ...notice } = empty(query);
    const action = what && (
      <Button variant="outlined" color="secondary" onClick={clears[what].run}>
        {clears[what].label}
      </Button>
    );
    return <EmptyState level="h2" action={action} {...notice} />;
  };
  const rows = { resource, query, onSort: sort, showEmpty };
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3, md: 4 } }}>
      {(title || csv) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
          {title && (
            <Typography variant="h2" component="h1">
              {title}
            </Typography>
          )}
          {aside}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, ml: { sm: 'auto' } }}>
            <SaveView list={list} now={now} />
            <ColumnsMenu list={list} columns={columns} />
            {csv && <ExportButton csv={csv} query={query} />}
            {buttons}
          </Box>
        </Box>
      )}
      {figures}
      <Filters
        search={search && { label: search.label, placeholder: search.placeholder }}
        filters={filters}
        query={query}
        text={text}
        onFind={find}
        onFilter={filter}
      />
      <SavedViews
        list={list}
        now={now}
        onShow={(view) => {
          show(view.address);
          columnStore.set(view.hidden);
        }}
      />
      {query.text === '' && heading}
      {search && query.text !== '' ? (
        <FoundRows search={search} {...rows} />
      ) : (
        <Pages key={JSON.stringify([query.filters, query.sort])} {...rows} />
      )}
    </Box>
  );
}

interface RowsProps<T, More> {
  resource: Resource<T, More>;
  query: Query;
  onSort: (sort: Query['sort']) => void;
  showEmpty: () => ReactNode;
}

const previousAndNext = () => ['Previous', 'Next'] as const;

/** A page at a time: a page costs the same reads in a list of 50 and of 50,000. Key it by what it shows. */
function Pages<T extends { id: string }, More>({ resource, query, onSort, showEmpty }: RowsProps<T, More>) {
  const { table, read } = resource;
  const pages = useAddressPages(read);
  const rows = { resource, query, onSort, showEmpty };
  return pages.waiting ? <RowsSkeleton table={table} /> : <Page pages={pages} {...rows} />;
}

interface PageProps<T, More> extends RowsProps<T, More> {
  pages: CursorPages<T>;
}

function Page<T extends { id: string }, More>(props: PageProps<T, More>) {
  const { pages, resource, query, onSort, showEmpty } = props;
  const { table, perPage, usePage, turns = previousAndNext } = resource;
  const [back, on] = turns(query);
  return (
    <LiveData live={usePage(query, pages.last)} waiting={<RowsSkeleton table={table} />}>
      {(items) =>
        items.length === 0 && pages.last === null ? (
          showEmpty()
        ) : (
          <>
            <ResourceTable table={table} items={items.slice(0, perPage)} sort={query.sort} onSort={onSort} />
            <PageTurner pages={pages} items={items} perPage={perPage} back={back} on={on} />
          </>
        )
      }
    </LiveData>
  );
}

interface FoundRowsProps<T, More> extends RowsProps<T, More> {
  search: Search<T>;
}

/** All that a search has found, on one page. */
function FoundRows<T extends { id: string }, More>(props: FoundRowsProps<T, More>) {
  const { resource, search, query, onSort, showEmpty } = props;
  const { nouns, hint, sorted, useFound } = search;
  const { live, full, more } = useFound(query);
  return (
    <LiveData live={live} waiting={<RowsSkeleton table={resource.table} />}>
      {(items) => (
        <>
          <Typography role="status" variant="body2" color="textSecondary">
            {items.length === 1 ? `1 ${nouns[0]}` : `${items.length} ${nouns[1]}`}
            {full && `, and perhaps more: ${hint}`}
            {more && ' so far'}
          </Typography>
          {items.length === 0 ? (
            showEmpty()
          ) : (
            <ResourceTable
              table={resource.table}
              items={items}
              sort={sorted ? query.sort : null}
              onSort={onSort}
            />
          )}
          {more && (
            <Button variant="outlined" color="secondary" onClick={more} sx={{ justifySelf: 'start' }}>
              Show more
            </Button>
          )}
        </>
      )}
    </LiveData>
  );
}

/** Exports everything that search and filters leave, whatever page is shown. */
export function ExportButton({ csv, query }: { csv: Export; query: Query }) {
  const [read, setRead] = useState<number | null>(null);
  const save = async () => {
    setRead(0);
    try {
      saveCsv(await csv.read(query, setRead), csv.fileName);
    } catch {
      showToast({ title: 'Error', text: csv.failed, kind: 'error' });
    } finally {
      setRead(null);
    }
  };
  return (
    <Button variant="outlined" color="secondary" disabled={read !== null} onClick={save}>
      {read === null ? csv.label : `Loading, ${formatCount(read)} so far…`}
    </Button>
  );
}
