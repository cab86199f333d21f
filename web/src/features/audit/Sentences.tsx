import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatTime } from '@tempera/domain/site/dates';
import type { Entry } from './api/entries.ts';
import { sentenceOf } from './entry-sentence.ts';

/** Entries of the audit log in sentences. */
export function Sentences({ entries, nothing }: { entries: readonly Entry[]; nothing: string }) {
  if (entries.length === 0) return <Typography color="textSecondary">{nothing}</Typography>;
  return (
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
  );
}
