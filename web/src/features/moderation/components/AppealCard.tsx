import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatTime } from '@tempera/domain/site/dates';
import { useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { usePerson } from '../../../firebase/live/people.ts';
import { showError } from '../../../ui/show-error.ts';
import { showToast } from '../../../ui/toast.ts';
import type { StoredAppeal } from '../api/appeals.ts';
import { decideAppeal } from '../api/moderation-calls.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface AppealCardProps {
  appeal: StoredAppeal;
  viewer: Person;
  /** Opens the history of the person, under the name that the store knows. */
  onHistory: (name: string) => void;
}

const said = {
  accepted: 'The restriction is lifted.',
  rejected: 'The restriction stays.',
  over: 'The restriction had ended already.',
  open: '',
} as const;

/** What a restricted person asks, and the two answers. Who they are is the store's word, not the appeal's. */
export function AppealCard({
  appeal: { id, uid, name: signed, text, at },
  viewer,
  onHistory,
}: AppealCardProps) {
  const [busy, setBusy] = useState(false);
  const person = usePerson(uid).data;
  const name = person?.name ?? signed;
  const decide = (accept: boolean) => async () => {
    setBusy(true);
    try {
      const { status } = await decideAppeal(id, accept);
      showToast({ title: 'Action Completed', text: said[status], kind: 'success' });
    } catch (error) {
      setBusy(false);
      showError(error);
    }
  };
  return (
    <Box component="li" sx={{ display: 'grid', gap: 3, py: 5, borderTop: 1, borderColor: 'divider' }}>
      <Box>
        <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name} {person && <StatusBadge {...person} />}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {person && `${person.email}, `}
          {formatTime(at)}
        </Typography>
      </Box>
      <Typography sx={{ maxWidth: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" disabled={busy || uid === viewer.uid} onClick={decide(true)}>
          Accept
        </Button>
        <Button
          variant="outlined"
          color="secondary"
          disabled={busy || uid === viewer.uid}
          onClick={decide(false)}
        >
          Reject
        </Button>
        <Button onClick={() => onHistory(name)}>History</Button>
      </Box>
    </Box>
  );
}
