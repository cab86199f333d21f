import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Role } from '@tempera/domain/people/roles';
import { formatDate } from '@tempera/domain/site/dates';
import type { Person } from '../../firebase/auth/session.ts';
import {
  countedPeople,
  countPeople,
  type ListedPerson,
  peoplePerPage,
  readPerson,
  usePeopleFound,
  usePeoplePage,
} from '../../firebase/live/people.ts';
import { ResourceList } from '../../ui/resource-list/ResourceList.tsx';
import type { Column, Resource } from '../../ui/resource-list/resource.ts';
import { Tag } from '../../ui/Tag.tsx';
import { useFigure } from '../../ui/use-figure.ts';
import { StatusBadge } from './components/StatusBadge.tsx';
import { PersonControls } from './PersonControls.tsx';

const badges: Partial<Record<Role, string>> = { owner: 'Owner', admin: 'Admin', staff: 'Staff' };

const joined = ({ joinDate }: ListedPerson) => formatDate(joinDate);

const columns: readonly Column<ListedPerson>[] = [
  {
    id: 'user',
    head: 'User',
    names: true,
    sx: { minWidth: '8.5rem', maxWidth: { xs: '9rem', sm: '22rem' } },
    cell: ({ name, email, role }) => (
      <>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          {badges[role] && <Tag label={badges[role]} tone="ultramarine" />}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
      </>
    ),
  },
  { id: 'status', head: 'Status', cell: (person) => <StatusBadge {...person} /> },
  {
    id: 'joined',
    head: 'Join Date',
    from: 'sm',
    cell: joined,
    below: (person) => (
      <Typography variant="body2" color="textSecondary">
        {joined(person)}
      </Typography>
    ),
  },
];

/** Everybody with an account, and what a moderator may do about them; for staff and admins alike. */
export function UserManagement({ viewer }: { viewer: Person }) {
  const resource: Resource<ListedPerson> = {
    table: {
      label: 'Users',
      columns,
      actions: (person) => <PersonControls person={person} viewer={viewer} />,
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
    },
    empty: ({ text }) =>
      text === ''
        ? { icon: 'user', title: 'No registered users found.' }
        : { icon: 'search', title: 'No users found matching your search.', clear: 'search' },
  };
  return <ResourceList resource={resource} title="User Management" heading={<PeopleCount />} />;
}

/** How many people have an account, once it is known. */
function PeopleCount() {
  const count = useFigure(countPeople);
  return (
    <Typography variant="h4" component="h2" sx={{ minHeight: '1lh' }}>
      Users
      {typeof count === 'number' &&
        ` (${count.toLocaleString('en-US')}${count === countedPeople ? '+' : ''})`}
    </Typography>
  );
}
