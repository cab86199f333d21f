import Typography from '@mui/material/Typography';
import { formatDate } from '@tempera/domain/site/dates';
import { formatCount } from '@tempera/domain/site/plain-text';
import type { ReactNode } from 'react';
import type { Person } from '../../firebase/auth/session.ts';
import { countedPeople, countPeople, type ListedPerson } from '../../firebase/live/people.ts';
import { ResourceList } from '../../ui/resource-list/ResourceList.tsx';
import type { Column } from '../../ui/resource-list/resource.ts';
import { Tag } from '../../ui/Tag.tsx';
import { teamBadges } from '../../ui/TeamBadge.tsx';
import { useFigure } from '../../ui/use-figure.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { PersonName } from './components/PersonName.tsx';
import { StatusBadge } from './components/StatusBadge.tsx';
import { PersonControls } from './PersonControls.tsx';
import { PersonPage } from './PersonPage.tsx';
import { peopleList } from './people-list.ts';

const joined = ({ joinDate }: ListedPerson) => formatDate(joinDate);

const columns: readonly Column<ListedPerson>[] = [
  {
    id: 'user',
    head: 'User',
    names: true,
    sx: { minWidth: '8.5rem', maxWidth: { xs: '9rem', sm: '22rem' } },
    cell: (person) => {
      const badge = teamBadges[person.role];
      return <PersonName person={person} badge={badge && <Tag label={badge} tone="ultramarine" />} />;
    },
  },
  { id: 'status', head: 'Status', cell: (person) => <StatusBadge {...person} /> },
  {
    id: 'joined',
    head: 'Join Date',
    from: 'sm',
    sx: { whiteSpace: 'nowrap' },
    cell: joined,
    below: (person) => (
      <Typography variant="body2" color="textSecondary">
        {joined(person)}
      </Typography>
    ),
  },
];

interface UserManagementProps {
  viewer: Person;
  /** What the person bought, owns and asked. */
  records: (person: ListedPerson) => ReactNode;
}

/** Everybody with an account, and what a moderator may do about them; for staff and admins alike. `?user=` opens somebody's page. */
export function UserManagement({ viewer, records }: UserManagementProps) {
  const [uid] = useOpened('user');
  const menu = (person: ListedPerson) => (
    <PersonControls person={person} viewer={viewer} explain={uid !== null} />
  );
  const resource = peopleList({
    viewer,
    columns,
    actions: menu,
    nobody: 'No registered users found.',
  });
  if (uid) {
    return <PersonPage uid={uid} viewer={viewer} list="User Management" actions={menu} records={records} />;
  }
  return <ResourceList resource={resource} title="User Management" heading={<PeopleCount />} />;
}

/** How many people have an account, once it is known. */
function PeopleCount() {
  const count = useFigure(countPeople);
  return (
    <Typography variant="h4" component="h2" sx={{ minHeight: '1lh' }}>
      Users
      {typeof count === 'number' && ` (${formatCount(count)}${count === countedPeople ? '+' : ''})`}
    </Typography>
  );
}
