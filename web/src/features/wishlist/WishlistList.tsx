import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { paths } from '@tempera/domain/site/paths';
import { useEffect, useState } from 'react';
import type { Person } from '../../firebase/auth/session.ts';
import { readRowsOf } from '../../firebase/public/public-docs.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Price } from '../../ui/Price.tsx';
import { toggleWish } from './toggle-wish.ts';
import { useWishes } from './wish-store.ts';

/** What a person wishes for, newest first, named by the catalogue's rows: one read, and the shards that these are in. */
export function WishlistList({ person }: { person: Person }) {
  const wishes = useWishes(person.uid);
  const { rows, failed, retry } = useListedRows(wishes?.map(({ slug }) => slug).join(','));
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
        text="Tap the heart on a template to save it here."
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

interface WishRowProps {
  uid: string;
  slug: string;
  /** Undefined for a template that is not sold any more. */
  row: CatalogueRow | undefined;
}

/** One wish: its page, its price, and the way off the list. */
function WishRow({ uid, slug, row }: WishRowProps) {
  const title = row?.title ?? slug;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 4, py: 3, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h6" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {row ? <Link href={paths.preview(row.category, slug)}>{title}</Link> : title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {row?.description ?? 'No longer for sale.'}
        </Typography>
      </Box>
      {row && <Price cents={row.priceCents} currency={row.currency} />}
      <IconButton
        aria-label={`Remove ${title} from your wishlist`}
        onClick={() => toggleWish(uid, slug, title)}
      >
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** Those of some templates that are sold, null until they are read. @param slugs joined by commas, undefined while nobody knows them */
function useListedRows(slugs: string | undefined) {
  const [rows, setRows] = useState<CatalogueRow[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to read again
  useEffect(() => {
    if (slugs === undefined) return;
    let current = true;
    setFailed(false);
    readRowsOf(slugs.split(',')).then(
      (read) => current && setRows(read),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [slugs, attempt]);
  return { rows, failed, retry: () => setAttempt((count) => count + 1) };
}
