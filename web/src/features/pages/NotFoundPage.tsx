import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHeader, PageWidth } from '../../ui/layout.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useSettings } from '../../ui/settings.tsx';

/** After the wait of `pacing.notFoundMs`: a quick search and ways back. */
export default function NotFoundPage() {
  const { siteName, pacing } = useSettings();
  const { pathname } = useLocation();
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    console.warn('Page not found', pathname);
    const timer = window.setTimeout(() => setWaited(true), pacing.notFoundMs);
    return () => window.clearTimeout(timer);
  }, [pathname, pacing.notFoundMs]);
  return (
    <PageWidth sx={{ py: { xs: 10, md: 20 } }}>
      <title>{`Page not found · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      {waited || pacing.notFoundMs === 0 ? <NotFound /> : <LoadingText>Looking for this page</LoadingText>}
    </PageWidth>
  );
}

function NotFound() {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    if (text) navigate(`${paths.home}?${new URLSearchParams({ search: text })}`);
  };
  return (
    <Box sx={{ display: 'grid', gap: 8, maxWidth: '40rem' }}>
      <PageHeader
        title="404: page not found"
        lead="There is nothing at this address. The page may have moved, or the link may have a typo."
      />
      <Box component="form" role="search" onSubmit={search}>
        <SearchField name="search" label="Search the store" placeholder="Template or topic">
          <Button type="submit" variant="contained">
            Search
          </Button>
        </SearchField>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="outlined" color="secondary" href={paths.home}>
          Go Home
        </Button>
        <Button variant="outlined" color="secondary" href={paths.templates}>
          Browse Templates
        </Button>
        <Button variant="outlined" color="secondary" onClick={() => window.location.reload()}>
          Try Again
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        If one of our links brought you here, please <Link href={paths.support}>tell us which one</Link>.
      </Typography>
    </Box>
  );
}

/** Words that say what is going on, with a spinner. */
export function LoadingText({ children }: { children: ReactNode }) {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3, color: 'text.secondary' }}>
      <CircularProgress size="1.25rem" aria-hidden color="inherit" />
      {children}
    </Box>
  );
}
