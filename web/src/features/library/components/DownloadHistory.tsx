import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatTime } from '@tempera/domain/site/dates';
import type { DownloadRecord } from '../api/library.ts';

export function DownloadHistory({ downloads }: { downloads: DownloadRecord[] }) {
  if (downloads.length === 0) {
    return <Typography color="textSecondary">Nothing downloaded yet.</Typography>;
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
