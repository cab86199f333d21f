import Button from '@mui/material/Button';
import type { Role } from '@tempera/domain/people/roles';
import { type ReactNode, Suspense, useState } from 'react';
import type { ListedPerson } from '../../firebase/live/people.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import type { RowAction } from '../../ui/RowMenu.tsx';
import { FigureCards } from '../../ui/resource-list/FigureCards.tsx';
import { ResourceList } from '../../ui/resource-list/ResourceList.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { countUsers } from './api/users.ts';
import { PersonControls } from './PersonControls.tsx';
import { PersonPage } from './PersonPage.tsx';
import { peopleList } from './people-list.ts';
import { userColumns } from './user-columns.tsx';

const MailToUser = lazyDialog(() => import('./components/MailToUser.tsx'));
const InviteUser = lazyDialog(() => import('./components/InviteUser.tsx'));

interface UsersProps {
  viewer: { uid: string; name: string; role: Role };
  /** What the person bought, owns and asked. */
  records: (person: ListedPerson) => ReactNode;
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

/** Everybody with an account, for admins. `?user=` opens somebody's page. */
export function Users({ viewer, records }: UsersProps) {
  const { currency } = useSettings();
  const [uid, show] = useOpened('user');
  const [mailed, setMailed] = useState<ListedPerson | null>(null);
  const [inviting, setInviting] = useState(false);
  const menu = (person: ListedPerson, others: readonly RowAction[] = []) => (
    <PersonControls
      person={person}
      viewer={viewer}
      explain={uid !== null}
      others={[...others, { label: 'Send Email', run: () => setMailed(person) }]}
    />
  );
  const resource = peopleList({
    viewer,
    columns: userColumns(viewer, currency),
    actions: (person) => menu(person, [{ label: 'View Profile', run: () => show(person.id) }]),
    nobody: 'No users yet.',
  });
  return (
    <>
      {uid ? (
        <PersonPage
          uid={uid}
          viewer={viewer}
          list="Users"
          actions={(person) => menu(person)}
          records={records}
        />
      ) : (
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
      )}
      <Suspense>
        {mailed && <MailToUser person={mailed} onClose={() => setMailed(null)} />}
        {inviting && <InviteUser onClose={() => setInviting(false)} />}
      </Suspense>
    </>
  );
}
