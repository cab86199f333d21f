import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import {
  type ListedPerson,
  peoplePerPage,
  readPerson,
  usePeopleFound,
  usePeoplePage,
} from '../../firebase/live/people.ts';
import { FigureCards } from '../../ui/resource-list/FigureCards.tsx';
import { ResourceList } from '../../ui/resource-list/ResourceList.tsx';
import type { Resource } from '../../ui/resource-list/resource.ts';
import { useSettings } from '../../ui/settings.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { countUsers } from './api/users.ts';
import { type PersonParts, userColumns } from './user-columns.tsx';

const UserProfile = lazy(() => import('./components/UserProfile.tsx'));
const MailToUser = lazy(() => import('./components/MailToUser.tsx'));
const InviteUser = lazy(() => import('./components/InviteUser.tsx'));

interface UsersProps extends PersonParts {
  /** The menu of a row; `others` is what this screen itself offers. */
  actions: (person: ListedPerson, others: readonly { label: string; run: () => void }[]) => ReactNode;
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
export function Users({ actions, records, ...parts }: UsersProps) {
  const { currency } = useSettings();
  const [uid, show] = useOpened('user');
  const [mailed, setMailed] = useState<ListedPerson | null>(null);
  const [inviting, setInviting] = useState(false);
  const resource: Resource<ListedPerson> = {
    table: {
      label: 'Users',
      columns: userColumns(parts, currency),
      actions: (person) =>
        actions(person, [
          { label: 'View Profile', run: () => show(person.id) },
          { label: 'Send Email', run: () => setMailed(person) },
        ]),
    },
    perPage: peoplePerPage,
    usePage: usePeoplePage,
    read: readPerson,
    search: {
      label: 'Search by the start of a name or email address',
      placeholder: 'Search users...',
      nouns: ['user', 'users'],
      hint: 'type more of the name',
      useFound: usePeopleFound,
      local: true,
    },
    empty: ({ text }) =>
      text === ''
        ? { icon: 'user', title: 'No users yet.' }
        : { icon: 'search', title: 'No users found matching your search.' },
  };
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
        {uid && (
          <UserProfile uid={uid} status={parts.status} records={records(uid)} onClose={() => show(null)} />
        )}
        {mailed && <MailToUser person={mailed} onClose={() => setMailed(null)} />}
        {inviting && <InviteUser onClose={() => setInviting(false)} />}
      </Suspense>
    </>
  );
}
