import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListedPerson } from '../../firebase/live/use-people.ts';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { UserCards } from './components/UserCards.tsx';
import { UserPages, UsersFound } from './components/UserPages.tsx';

const UserProfile = lazy(() => import('./components/UserProfile.tsx'));
const MailToUser = lazy(() => import('./components/MailToUser.tsx'));
const InviteUser = lazy(() => import('./components/InviteUser.tsx'));

interface UsersProps {
  role: (person: ListedPerson) => ReactNode;
  status: (person: ListedPerson) => ReactNode;
  /** The menu of a row; `others` is what this screen itself offers. */
  actions: (person: ListedPerson, others: readonly { label: string; run: () => void }[]) => ReactNode;
  /** What a profile shows beneath the person. */
  records: (uid: string) => ReactNode;
}

/** Everybody with an account, for admins. `?user=` opens a profile. */
export function Users({ role, status, actions, records }: UsersProps) {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState('');
  const [mailed, setMailed] = useState<ListedPerson | null>(null);
  const [inviting, setInviting] = useState(false);
  const search = useDeferredValue(text.trim());
  const uid = params.get('user');
  const show = (next: string | null) =>
    setParams(next === null ? {} : { user: next }, { replace: true, preventScrollReset: true });
  const parts = {
    role,
    status,
    actions: (person: ListedPerson) =>
      actions(person, [
        { label: 'View Profile', run: () => show(person.id) },
        { label: 'Send Email', run: () => setMailed(person) },
      ]),
  };
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 4 }}>
        <Typography variant="h2" component="h1">
          Users
        </Typography>
        <Button variant="contained" onClick={() => setInviting(true)}>
          Invite User
        </Button>
      </Box>
      <UserCards />
      <SearchForm
        label="Search by the beginning of a name or e-mail address"
        placeholder="Search users..."
        value={text}
        onChange={setText}
      />
      {search === '' ? <UserPages {...parts} /> : <UsersFound text={search} {...parts} />}
      <Suspense>
        {uid && <UserProfile uid={uid} status={status} records={records(uid)} onClose={() => show(null)} />}
        {mailed && <MailToUser person={mailed} onClose={() => setMailed(null)} />}
        {inviting && <InviteUser onClose={() => setInviting(false)} />}
      </Suspense>
    </Box>
  );
}
