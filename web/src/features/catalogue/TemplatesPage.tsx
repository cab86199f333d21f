import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CategoryCount } from '@tempera/domain/catalogue/catalogue';
import { compareText } from '@tempera/domain/site/plain-text';
import { useMemo } from 'react';
import { PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { SearchField, useSearchKey } from '../../ui/SearchField.tsx';
import { CategoryChips, ListFilters } from './ListFilters.tsx';
import { narrowRows } from './list-state.ts';
import { Results } from './Results.tsx';
import { useListState } from './use-list-state.ts';
import { type LoadedRows, useRows, useSearch } from './use-rows.ts';

interface TemplatesPageProps {
  loaded: LoadedRows;
  categories: readonly CategoryCount[];
}

export function TemplatesPage({ loaded, categories }: TemplatesPageProps) {
  const rows = useRows(loaded);
  const { state, text, setText, change, reset } = useListState();
  const found = useSearch(rows, state.q);
  const left = useMemo(
    () => (found === undefined ? null : narrowRows(rows, state, found)),
    [rows, state, found],
  );
  const technologies = useMemo(
    () => [...new Set(rows.flatMap((row) => row.technology ?? []))].sort((a, b) => compareText(a, b)),
    [rows],
  );
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
        chosen={category?.slug ?? ''}
        onChoose={(slug) => change({ category: slug })}
      />
      <ListFilters state={state} technologies={technologies} onChange={change} />
      {left && (
        <Results
          rows={left}
          nothing={rows.length === 0}
          pages={state.pages}
          searched={state.q.trim()}
          onMore={() => change({ pages: state.pages + 1 })}
          onReset={reset}
        />
      )}
    </PageWidth>
  );
}
