import { mostPages } from '@tempera/domain/catalogue/first-page';
import {
  type ListState,
  lastPage,
  pageSize,
  readListState,
  writeListState,
} from '@tempera/domain/catalogue/list-state';
import { narrowRows } from '@tempera/domain/catalogue/narrow-rows';
import { createRowSearch } from '@tempera/domain/catalogue/search-rows';
import { markdownAddress } from '@tempera/domain/site/markdown-address';
import { paths } from '@tempera/domain/site/paths';
import { toSummary } from '../../firebase/public/public-docs.ts';
import type { PlainData } from '../../firebase/public/read-public.ts';
import type { loader } from '../../routes/store/templates.tsx';
import { heading, link, paragraph } from './nodes.ts';
import { categoryList, countOf, rowList } from './rows.ts';
import type { TwinPage } from './twin.ts';

type LoadedList = Awaited<ReturnType<typeof loader>>;

/** What the list shows: of a large catalogue the pages that were asked of the server, else what is found in all rows. */
function listed({ rows, first }: LoadedList, state: ListState) {
  if (!rows) return { shown: first?.rows ?? [], matches: first?.matches ?? 0, total: first?.total ?? 0 };
  const found = state.q.trim() === '' ? null : createRowSearch(rows).find(state.q);
  const left = narrowRows(rows, state, found);
  return { shown: left.slice(0, state.pages * pageSize), matches: left.length, total: rows.length };
}

/** The list, with the search and the filters of its address. */
export function templates({ loaded, url, at }: TwinPage<LoadedList>) {
  const state = readListState(url.searchParams);
  const { categories } = toSummary(loaded.summary);
  const { shown, matches, total } = listed(loaded, state);
  const category = categories.find(({ slug }) => slug === state.category);
  const more = writeListState({ ...state, pages: state.pages + 1 });
  return [
    heading(1, category ? `${category.name} templates` : 'Templates'),
    ...(category ? paragraph(category.description) : []),
    ...paragraph(
      countOf(matches),
      state.q.trim() ? ` for “${state.q.trim()}”` : '',
      shown.length < matches ? `, ${shown.length} shown` : '',
    ),
    ...(total === 0 ? paragraph('The first templates are on their way.') : rowList(shown, at)),
    ...(shown.length < matches && state.pages < (loaded.rows ? lastPage : mostPages)
      ? paragraph(link(at(markdownAddress(`${paths.templates}?${more}`)), 'Show more'))
      : []),
    heading(2, 'Find others'),
    ...paragraph(
      'The address takes q (a search), category, price (free, under-10, 10-to-40, over-40), technology, rating (4, 4.5), ' +
        'sort (popular, newest, price-up, price-down, rating) and pages.',
    ),
    ...categoryList(categories, at),
  ];
}

/** The categories that have something to sell. */
export function categories({ loaded, at }: TwinPage<PlainData | null>) {
  const { categories: all } = toSummary(loaded);
  const filled = all.filter(({ count }) => count > 0);
  return [
    heading(1, 'Categories'),
    ...paragraph('Start with what you need to build. Every template is small enough to read in full.'),
    ...(filled.length === 0
      ? paragraph('Categories appear here once they have templates.')
      : filled.flatMap(({ name, featured, ...category }) => [
          heading(2, name),
          ...categoryList([{ ...category, name, featured }], at),
          ...paragraph(featured.length > 0 ? `Among them: ${featured.join(', ')}` : ''),
        ])),
  ];
}
