import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatTime } from '@tempera/domain/site/dates';
import type { ListedPerson } from '../../firebase/live/people.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LiveData } from '../../ui/LiveData.tsx';
import { type LogEntry, useLog } from './api/moderation.ts';

interface HistoryDialogProps {
  person: Pick<ListedPerson, 'id' | 'name'>;
  onClose: () => void;
}

/** Everything that was done to a person's role and standing: by whom, when and why. */
export default function HistoryDialog({ person, onClose }: HistoryDialogProps) {
  return (
    <Dialog
      open
      title={`History of ${person.name}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <PersonHistory uid={person.id} />
    </Dialog>
  );
}

function textOf({ what, from, to, until, permanent }: LogEntry): string {
  if (what === 'role') return `Role: ${from} to ${to}`;
  if (what === 'lift') return 'Restriction ended';
  const word = what === 'ban' ? 'Banned' : 'Suspended';
  return permanent ? `${word} permanently` : `${word} until ${formatTime(until ?? 0)}`;
}

/** Everything that was done to a person's role and standing: by whom, when and why. */
export function PersonHistory({ uid }: { uid: string }) {
  const log = useLog(uid);
  return (
    <LiveData live={log}>
      {(entries) =>
        entries.length === 0 ? (
          <Typography>No changes to this account yet.</Typography>
        ) : (
          <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 4 }}>
            {entries.map((entry) => (
              <Box component="li" key={entry.id}>
                <Typography variant="subtitle2" component="p">
                  {textOf(entry)}
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
