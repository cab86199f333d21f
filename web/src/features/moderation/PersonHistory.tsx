import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatTime } from '@tempera/domain/site/dates';
import { LiveData } from '../../ui/LiveData.tsx';
import { type LogEntry, useLog } from './api/use-log.ts';

function deed({ what, from, to, until, permanent }: LogEntry): string {
  if (what === 'role') return `Role: ${from} to ${to}`;
  if (what === 'lift') return 'Restriction ended';
  const word = what === 'ban' ? 'Banned' : 'Suspended';
  return permanent ? `${word} for good` : `${word} until ${formatTime(until ?? 0)}`;
}

/** Everything that was done to a person's role and standing: by whom, when and why. */
export function PersonHistory({ uid }: { uid: string }) {
  const log = useLog(uid);
  return (
    <LiveData live={log}>
      {(entries) =>
        entries.length === 0 ? (
          <Typography>Nothing has been done to this account.</Typography>
        ) : (
          <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 4 }}>
            {entries.map((entry) => (
              <Box component="li" key={entry.id}>
                <Typography variant="subtitle2" component="p">
                  {deed(entry)}
                </Typography>
                {entry.why && <Typography sx={{ overflowWrap: 'anywhere' }}>{entry.why}</Typography>}
                <Typography variant="body2" color="textSecondary">
                  {entry.byName}, {formatTime(entry.at)}
                </Typography>
              </Box>
            ))}
          </Box>
        )
      }
    </LiveData>
  );
}
