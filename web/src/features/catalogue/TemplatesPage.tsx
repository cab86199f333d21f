import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CategoryCount } from '@tempera/domain/catalogue/catalogue';
import { addressOf, isFor, shows, technologiesIn } from '@tempera/domain/catalogue/first-page';
import type { ListState } from '@tempera/domain/catalogue/list-state';
import { narrowRows } from '@tempera/domain/catalogue/narrow-rows';
import { useMemo, useRef } from 'react';
import { isLargeCatalogue } from '../../firebase/public/find-page.ts';
import { usePublic } from '../../firebase/public/use-public.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { SearchField, useSearchKey } from '../../ui/SearchField.tsx';
import { CategoryChips, ListFilters } from './ListFilters.tsx';
import { type Listed, Results } from './Results.tsx';
import { useFound } from './use-found.ts';
import { useListState } from './use-list-state.ts';
import { type LoadedRows, useRows, useSearch } from './use-rows.ts';

interface TemplatesPageProps {
  loaded: LoadedRows;
  categories: readonly CategoryCount[];
}

/** What the list shows now: what a state leaves of the rows, or else what came along for it; null while neither is there. */
function useListed({ loaded, state }: { loaded: LoadedRows; state: ListState }) {
  const data = usePublic(loaded.follows, loaded.data);
  const isLarge = isLargeCatalogue(data);
  const asked = useFound(loaded, isLarge ? data : null, state);
  const first = isLarge ? asked.page : loaded.first;
  const isEnough = first !== null && shows(first, state);
  const had = useRows(loaded, data, isLarge ? 'never' : isEnough ? 'once touched' : 'now');
  const { rows } = had;
  const { found, ...search } = useSearch(rows, state.q);
  const { failed, retry } = isLarge ? asked : rows ? search : had;
  const listed = useMemo((): Listed | null => {
    const what = { pages: state.pages, searched: state.q.trim() };
    if (rows) {
      if (found === undefined) return null;
      const left = narrowRows(rows, state, found);
      return { ...what, rows: left, matches: left.length, total: rows.length };
    }
    return first && isFor(first, state) ? { ...what, ...first } : null;
  }, [rows, first, state, found]);
  const technologies = useMemo(
    () => (rows ? technologiesIn(rows) : (first?.technologies ?? [])),
    [rows, first],
  );
  return { listed, technologies, failed, retry };
}

export function TemplatesPage({ loaded, categories }: TemplatesPageProps) {
  const { state, text, setText, change, more, reset } = useListState();
  const { listed, technologies, failed, retry } = useListed({ loaded, state });
  // While rows or the search are on their way, what was there before stays where it is.
  const list = addressOf({ ...state, pages: 1 });
  const last = useRef({ list, listed });
  if (listed) last.current = { list, listed };
  // What can't be had takes the place of another list; of the same one what is there stays.
  const shown = failed && last.current.list !== list ? null : last.current.listed;
  const category = categories.find(({ slug }) => slug === state.category);
  useSearchKey();
  return (
    <PageWidth
      sx={{
        py: { xs: 5, md: 10 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { xs: 4, md: 6 },
      }}
    >
      <PageMeta
        page="templates"
        title={category && `${category.name} templates`}
        description={category?.description}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1">{category ? `${category.name} templates` : 'Templates'}</Typography>
        {category && (
          <Typography variant="lead" component="p" color="textSecondary" sx={{ maxWidth: '60ch' }}>
            {category.description}
          </Typography>
        )}
      </Box>
      <Box component="form" role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label="Search templates"
          placeholder="Search by name, tag or purpose"
          value={text}
          onChange={setText}
        />
      </Box>
      <CategoryChips
        categories={categories.filter((one) => one.count > 0 || one === category)}
        chosen={state.category}
        onChoose={(slug) => change({ category: slug })}
      />
      <ListFilters state={state} technologies={technologies} onChange={change} />
      {shown && (
        <Results
          listed={shown}
          unknownCategory={state.category !== '' && !category}
          busy={!listed && !failed}
          onMore={failed ? null : more}
          onReset={reset}
        />
      )}
      {failed && <ErrorState level="h2" onRetry={retry} />}
    </PageWidth>
  );
}
