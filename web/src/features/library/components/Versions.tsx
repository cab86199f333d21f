import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '@tempera/domain/site/dates';
import { LiveData } from '../../../ui/LiveData.tsx';
import { type OfferedVersion, useVersions } from '../api/use-versions.ts';
import { DownloadButton } from '../DownloadButton.tsx';

interface VersionsProps {
  slug: string;
  title: string;
}

/** Every version of a template with what changed in it, each to be downloaded. Read when it is asked for. */
export function Versions({ slug, title }: VersionsProps) {
  return (
    <LiveData live={useVersions(slug)}>
      {(versions) => <VersionList slug={slug} title={title} versions={versions} />}
    </LiveData>
  );
}

function VersionList({ slug, title, versions }: VersionsProps & { versions: OfferedVersion[] }) {
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
              {formatDate(releasedAt)}
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
