import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { EmptyState } from '../../ui/Notice.tsx';
import { ProductGrid } from '../../ui/ProductCard.tsx';
import { pageSize } from './list-state.ts';

interface ResultsProps {
  rows: readonly CatalogueRow[];
  /** The store has no templates at all. */
  nothing: boolean;
  pages: number;
  searched: string;
  onMore: () => void;
  onReset: () => void;
}

/** What is left, twelve at a time; the count is announced when it changes. */
export function Results({ rows, nothing, pages, searched, onMore, onReset }: ResultsProps) {
  const shown = rows.slice(0, pages * pageSize);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
      <Typography
        role="status"
        color="textSecondary"
        sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        {rows.length === 1 ? '1 template' : `${rows.length} templates`}
        {searched && ` for “${searched}”`}
        {shown.length < rows.length && `, ${shown.length} shown`}
      </Typography>
      {nothing ? (
        <EmptyState title="No templates yet" text="The first templates are on their way." />
      ) : rows.length === 0 ? (
        <EmptyState
          icon="search"
          title="No templates match"
          text="Try a shorter word, another category or any price."
          action={
            <Button variant="outlined" color="secondary" onClick={onReset}>
              Show all templates
            </Button>
          }
        />
      ) : (
        <ProductGrid rows={shown} level="h2" priority={3} />
      )}
      {shown.length < rows.length && (
        <Button variant="outlined" color="secondary" onClick={onMore} sx={{ justifySelf: 'center', mt: 6 }}>
          Load more
        </Button>
      )}
    </Box>
  );
}
