import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatTime } from '@tempera/domain/site/dates';
import { Suspense, useState } from 'react';
import type { Person } from '../../firebase/auth/session.ts';
import { usePerson } from '../../firebase/live/people.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Paged, usePage } from '../../ui/Paged.tsx';
import { showError } from '../../ui/show-error.ts';
import { showToast } from '../../ui/toast.ts';
import { decideAppeal, type StoredAppeal, useOpenAppeals } from './api/moderation.ts';
import { StatusBadge } from './components/StatusBadge.tsx';

const HistoryDialog = lazyDialog(() => import('./PersonHistory.tsx'));

/** The queue of appeals, each with the person's history and the decision. */
export function Appeals({ viewer }: { viewer: Person }) {
  const page = usePage(10);
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Typography variant="h2" component="h1">
        Appeals
      </Typography>
      <Paged page={page} live={useOpenAppeals(page.count)}>
        {(appeals) =>
          appeals.length === 0 ? (
            <EmptyState level="h2" title="No appeals to review." />
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {appeals.map((one) => (
                <AppealCard
                  key={one.id}
                  appeal={one}
                  viewer={viewer}
                  onHistory={(name) => setAsked({ id: one.uid, name })}
                />
              ))}
            </Box>
          )
        }
      </Paged>
      <Suspense>{asked && <HistoryDialog person={asked} onClose={() => setAsked(null)} />}</Suspense>
    </Box>
  );
}

interface AppealCardProps {
  appeal: StoredAppeal;
  viewer: Person;
  /** Opens the history of the person, under the name that the store knows. */
  onHistory: (name: string) => void;
}

const said = {
  accepted: 'The restriction was lifted.',
  rejected: 'The restriction stays.',
  over: 'The restriction had already ended.',
  open: '',
} as const;

/** One appeal with its decision. Name and standing come from the account, not from the appeal. */
function AppealCard({ appeal: { id, uid, name: signed, text, at }, viewer, onHistory }: AppealCardProps) {
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
