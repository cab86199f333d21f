import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Role } from '@tempera/domain/people/roles';
import type { ReactNode } from 'react';
import { type ListedPerson, usePerson } from '../../firebase/live/people.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { LiveData } from '../../ui/LiveData.tsx';
import { useOpenedHref } from '../../ui/use-opened.ts';
import { AccountCard } from './components/AccountCard.tsx';
import { StatusBadge } from './components/StatusBadge.tsx';
import { PersonHistory } from './PersonHistory.tsx';
import { PersonNotes } from './PersonNotes.tsx';
import { RoleBadge } from './RoleBadge.tsx';

interface PersonPageProps {
  uid: string;
  viewer: { uid: string; name: string; role: Role };
  /** What the list is called that leads here. */
  list: string;
  /** What may be done about the person, as the screen offers it. */
  actions: (person: ListedPerson) => ReactNode;
  /** What the person bought, owns and asked. */
  records: (person: ListedPerson) => ReactNode;
}

/** Everything about one person, in the place of the list: `?user=` names them. */
export function PersonPage({ uid, viewer, list, actions, records }: PersonPageProps) {
  const hrefOf = useOpenedHref('user');
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Button
        href={hrefOf(null)}
        startIcon={<ArrowBack fontSize="small" />}
        sx={{ justifySelf: 'start', ml: -3 }}
      >
        {list}
      </Button>
      {/* An address may name anything: a slash would be another document's path. */}
      <LiveData key={uid} live={usePerson(encodeURIComponent(uid))} gone="User not found.">
        {(person) => (
          <>
            <Header person={person} viewer={viewer} actions={actions(person)} />
            <Box sx={columns}>
              <Box sx={column}>
                <AccountCard person={person} />
                <PersonNotes uid={person.id} viewer={viewer} />
                <Card title="History">
                  <PersonHistory uid={person.id} />
                </Card>
              </Box>
              <Box sx={column}>{records(person)}</Box>
            </Box>
          </>
        )}
      </LiveData>
    </Box>
  );
}

interface HeaderProps extends Pick<PersonPageProps, 'viewer'> {
  person: ListedPerson;
  actions: ReactNode;
}

const Header = ({ person, viewer, actions }: HeaderProps) => (
  <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
    <Avatar name={person.name} picture={person.avatar ?? ''} size={3.5} />
    <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="h2" component="h1">
        {person.name}
      </Typography>
      <Typography color="textSecondary">{person.email}</Typography>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <RoleBadge person={person} viewer={viewer} />
      <StatusBadge {...person} />
      {actions}
    </Box>
  </Box>
);

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 20rem) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 5,
} as const;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 } as const;
