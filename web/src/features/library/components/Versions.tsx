import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { type OfferedVersion, readVersions } from '../api/read-versions.ts';
import { DownloadButton } from '../DownloadButton.tsx';

/** Every version of a template with what changed in it, each to be downloaded. Read when it is asked for. */
export function Versions({ slug, title }: { slug: string; title: string }) {
  const [versions, setVersions] = useState<OfferedVersion[] | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` reads again
  useEffect(() => {
    let current = true;
    readVersions(slug).then(
      (found) => current && setVersions(found),
      () => current && setVersions('failed'),
    );
    return () => {
      current = false;
    };
  }, [slug, attempt]);
  if (versions === 'failed') return <ErrorState level="h3" onRetry={() => setAttempt(attempt + 1)} />;
  if (versions === null) return <Skeleton variant="rounded" height="3.5rem" aria-label="Loading" />;
  return (
    <Box
      component="ul"
      aria-label={`Versions of ${title}`}
      sx={{ m: 0, px: 4, py: 1, listStyle: 'none', bgcolor: 'sunk', borderRadius: 1 }}
    >
      {versions.map(({ id, changelog, releasedAt }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 3,
            py: 2,
          }}
        >
          <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
            <Typography variant="mono">{id}</Typography>{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {new Date(releasedAt).toLocaleDateString('en-US', { dateStyle: 'medium' })}
            </Typography>
            {changelog && (
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {changelog}
              </Typography>
            )}
          </Box>
          <DownloadButton slug={slug} version={id} title={`${title} ${id}`} variant="text" size="small" />
        </Box>
      ))}
    </Box>
  );
}
