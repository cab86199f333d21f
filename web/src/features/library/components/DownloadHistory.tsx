import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatTime } from '@tempera/domain/site/dates';
import { Paged, usePage } from '../../../ui/Paged.tsx';
import { type DownloadRecord, useDownloads } from '../api/library.ts';

/** What a customer has downloaded, newest first, page by page. */
export function DownloadHistory({ uid }: { uid: string }) {
  const page = usePage(5);
  return (
    <Paged page={page} live={useDownloads(uid, page.count)}>
      {(downloads) => <DownloadList downloads={downloads} />}
    </Paged>
  );
}

function DownloadList({ downloads }: { downloads: DownloadRecord[] }) {
  if (downloads.length === 0) {
    return <Typography color="textSecondary">No downloads yet.</Typography>;
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {downloads.map(({ id, productName, version, downloadTime }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 4,
            py: 3,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography>
            {productName}{' '}
            <Typography component="span" variant="mono" color="textSecondary">
              {version}
            </Typography>
          </Typography>
          <Typography variant="body2" color="textSecondary" component="time">
            {formatTime(downloadTime)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
