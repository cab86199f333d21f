import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { givenRoles } from '@tempera/domain/people/roles';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Person } from '../../firebase/auth/session.ts';
import type { ListedPerson } from '../../firebase/live/use-people.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { FoundPeople } from './components/FoundPeople.tsx';
import { PeoplePages } from './components/PeoplePages.tsx';
import type { AskedAction } from './components/PersonActions.tsx';
import type { GivenRole } from './offered-roles.ts';

const ModerationDialog = lazy(() => import('./components/ModerationDialog.tsx'));
const isRole = (action: AskedAction): action is GivenRole =>
  (givenRoles as readonly string[]).includes(action);

const RoleDialog = lazy(() => import('./components/RoleDialog.tsx'));
const HistoryDialog = lazy(() => import('./components/HistoryDialog.tsx'));

/** Everybody with an account, and what a moderator may do about them; for staff and admins alike. */
export function UserManagement({ viewer }: { viewer: Person }) {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('q') ?? '');
  const search = useDeferredValue(text.trim());
  const [asked, setAsked] = useState<{ person: ListedPerson; action: AskedAction } | null>(null);
  const close = () => setAsked(null);
  const find = (next: string) => {
    setText(next);
    setParams(next.trim() === '' ? {} : { q: next.trim() }, { replace: true, preventScrollReset: true });
  };
  const onAsk = (person: ListedPerson, action: AskedAction) => setAsked({ person, action });
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Typography variant="h2" component="h1">
        User Management
      </Typography>
      <SearchForm
        label="Search by the beginning of a name or e-mail address"
        placeholder="Search users..."
        value={text}
        onChange={find}
      />
      {search === '' ? (
        <PeoplePages viewer={viewer} onAsk={onAsk} />
      ) : (
        <FoundPeople
          text={search}
          viewer={viewer}
          onAsk={onAsk}
          nothing={
            <EmptyState
              level="h2"
              icon="search"
              title="No users found matching your search."
              action={
                <Button variant="outlined" color="secondary" onClick={() => find('')}>
                  Clear Search
                </Button>
              }
            />
          }
        />
      )}
      <Suspense>
        {asked?.action === 'history' && <HistoryDialog person={asked.person} onClose={close} />}
        {(asked?.action === 'ban' || asked?.action === 'suspend') && (
          <ModerationDialog action={asked.action} person={asked.person} viewer={viewer} onClose={close} />
        )}
        {asked && isRole(asked.action) && (
          <RoleDialog role={asked.action} person={asked.person} onClose={close} />
        )}
      </Suspense>
    </Box>
  );
}
