import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { paths } from '@tempera/domain/site/paths';
import type { Person } from '../../firebase/auth/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { WishRow } from './components/WishRow.tsx';
import { useListedRows } from './use-listed-rows.ts';
import { useWishes } from './wish-store.ts';

/** What a person wishes for, newest first, named by the catalogue's rows: one read, however long the list. */
export function WishlistList({ person }: { person: Person }) {
  const wishes = useWishes(person.uid);
  const { rows, failed, retry } = useListedRows();
  if (failed) return <ErrorState level="h3" onRetry={retry} />;
  if (!wishes || !rows) {
    return (
      <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 3 }}>
        <Skeleton variant="rounded" height="3.5rem" />
        <Skeleton variant="rounded" height="3.5rem" />
      </Box>
    );
  }
  if (wishes.length === 0) {
    return (
      <EmptyState
        icon="heart"
        level="h3"
        title="Your wishlist is empty"
        text="Press the heart on a template, and it waits for you here."
        action={
          <Button variant="outlined" href={paths.templates}>
            Browse templates
          </Button>
        }
      />
    );
  }
  const known = new Map<string, CatalogueRow>(rows.map((row) => [row.slug, row]));
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {wishes.map(({ slug }) => (
        <WishRow key={slug} uid={person.uid} slug={slug} row={known.get(slug)} />
      ))}
    </Box>
  );
}
