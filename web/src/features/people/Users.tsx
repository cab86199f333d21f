import Button from '@mui/material/Button';
import type { Role } from '@tempera/domain/people/roles';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ListedPerson } from '../../firebase/live/people.ts';
import { FigureCards } from '../../ui/resource-list/FigureCards.tsx';
import { ResourceList } from '../../ui/resource-list/ResourceList.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { countUsers } from './api/users.ts';
import { PersonControls } from './PersonControls.tsx';
import { peopleList } from './people-list.ts';
import { userColumns } from './user-columns.tsx';

const UserProfile = lazy(() => import('./components/UserProfile.tsx'));
const MailToUser = lazy(() => import('./components/MailToUser.tsx'));
const InviteUser = lazy(() => import('./components/InviteUser.tsx'));

interface UsersProps {
  viewer: { uid: string; role: Role };
  /** What a profile shows beneath the person. */
  records: (uid: string) => ReactNode;
}

const figures = (
  <FigureCards
    ask={countUsers}
    cards={[
      { title: 'Active Users', of: ({ active }) => active },
      { title: 'Admins', of: ({ admins }) => admins },
      { title: 'Suspended', of: ({ suspended }) => suspended },
      { title: 'Total Users', of: ({ total }) => total },
    ]}
  />
);

/** Everybody with an account, for admins. `?user=` opens a profile. */
export function Users({ viewer, records }: UsersProps) {
  const { currency } = useSettings();
  const [uid, show] = useOpened('user');
  const [mailed, setMailed] = useState<ListedPerson | null>(null);
  const [inviting, setInviting] = useState(false);
  const resource = peopleList({
    viewer,
    columns: userColumns(viewer, currency),
    actions: (person) => (
      <PersonControls
        person={person}
        viewer={viewer}
        others={[
          { label: 'View Profile', run: () => show(person.id) },
          { label: 'Send Email', run: () => setMailed(person) },
        ]}
      />
    ),
    nobody: 'No users yet.',
  });
  return (
    <>
      <ResourceList
        resource={resource}
        title="Users"
        figures={figures}
        buttons={
          <Button variant="contained" onClick={() => setInviting(true)}>
            Invite User
          </Button>
        }
      />
      <Suspense>
        {uid && <UserProfile uid={uid} records={records(uid)} onClose={() => show(null)} />}
        {mailed && <MailToUser person={mailed} onClose={() => setMailed(null)} />}
        {inviting && <InviteUser onClose={() => setInviting(false)} />}
      </Suspense>
    </>
  );
}
