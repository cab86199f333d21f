import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatTime } from '@tempera/domain/site/dates';
import { LiveData } from '../../ui/LiveData.tsx';
import { useLatestEntries } from './api/entries.ts';
import { sentenceOf } from './entry-sentence.ts';

/** The newest of the audit log in sentences, live. */
export function RecentActivity() {
  return (
    <LiveData live={useLatestEntries()}>
      {(entries) =>
        entries.length === 0 ? (
          <Typography color="textSecondary">No activity yet.</Typography>
        ) : (
          <Box component="ul" aria-label="Audit log" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {entries.map((entry) => (
              <Box component="li" key={entry.id} sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>{sentenceOf(entry)}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {formatTime(entry.at)}
                </Typography>
              </Box>
            ))}
          </Box>
        )
      }
    </LiveData>
  );
}
