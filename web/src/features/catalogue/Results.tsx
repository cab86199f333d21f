import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { lastPage, pageSize } from '@tempera/domain/catalogue/list-state';
import { formatCount } from '@tempera/domain/site/plain-text';
import { useRef } from 'react';
import { useBelowFold } from '../../ui/BelowFold.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { ProductGrid } from '../../ui/ProductCard.tsx';

/** What a list shows of the rows that its state leaves. */
export interface Listed {
  /** The first ones, or all. */
  rows: readonly CatalogueRow[];
  matches: number;
  /** Rows of the store in all. */
  total: number;
  pages: number;
  searched: string;
}

interface ResultsProps {
  listed: Listed;
  /** The category that was asked for is none. */
  unknownCategory: boolean;
  /** Others are on their way. */
  busy: boolean;
  /** Null where no more can be had. */
  onMore: (() => void) | null;
  onReset: () => void;
}

/** Templates that a list has in sight at most, before it is scrolled. */
const inSight = 3;

const categoryNotFound = {
  title: 'Category not found',
  text: 'It may have been renamed. Choose another one, or see all templates.',
};
const noMatch = (searched: string) => ({
  title: 'No templates match',
  text: searched ? 'Try other words or fewer filters.' : 'Try fewer filters.',
});

/** What is left, twelve at a time; the count is announced when it changes. */
export function Results({ listed, unknownCategory, busy, onMore, onReset }: ResultsProps) {
  const { rows, matches, total, pages, searched } = listed;
  const shown = rows.slice(0, pages * pageSize);
  const all = useBelowFold();
  const count = useRef<HTMLParagraphElement>(null);
  // The button that was pressed goes, and whoever uses keys goes on from what it has changed.
  const reset = () => {
    onReset();
    count.current?.focus();
  };
  return (
    <Box
      aria-busy={busy}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 6,
        '&[aria-busy="true"]': { opacity: 0.6 },
      }}
    >
      <Typography
        ref={count}
        tabIndex={-1}
        role="status"
        color="textSecondary"
        sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        {matches === 1 ? '1 template' : `${formatCount(matches)} templates`}
        {searched && ` for “${searched}”`}
        {shown.length < matches && `, ${formatCount(shown.length)} shown`}
      </Typography>
      {total === 0 ? (
        <EmptyState title="No templates yet" text="The first templates are on their way." />
      ) : matches === 0 ? (
        <EmptyState
          icon="search"
          {...(unknownCategory ? categoryNotFound : noMatch(searched))}
          action={
            <Button variant="outlined" color="secondary" onClick={reset}>
              Show all templates
            </Button>
          }
        />
      ) : (
        <ProductGrid rows={all ? shown : shown.slice(0, inSight)} level="h2" priority={3} />
      )}
      {shown.length < matches && pages < lastPage && onMore && (
        <Button variant="outlined" color="secondary" onClick={onMore} sx={{ justifySelf: 'center', mt: 6 }}>
          Load more
        </Button>
      )}
      {shown.length < matches && pages >= lastPage && (
        <Typography color="textSecondary" sx={{ justifySelf: 'center', mt: 6 }}>
          A list shows {formatCount(lastPage * pageSize)} templates at most. Search or choose a filter to see
          others.
        </Typography>
      )}
    </Box>
  );
}
