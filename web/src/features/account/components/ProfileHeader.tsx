import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Person } from '../../../firebase/session.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useOwnRecord } from '../api/use-own-record.ts';
import { LogoutQuestion } from './LogoutQuestion.tsx';

/** Who this is: name, e-mail, role, since when; and the way out. */
export function ProfileHeader({ person }: { person: Person }) {
  const { data } = useOwnRecord(person.uid);
  const [leaving, setLeaving] = useState(false);
  const name = data?.name ?? person.name;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, rowGap: 4 }}>
      <Initials name={name} />
      <Box sx={{ flex: 1, minWidth: '14rem' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            color={person.role === 'owner' ? 'primary' : 'default'}
            label={person.role}
            sx={{ textTransform: 'capitalize' }}
          />
        </Box>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {person.email}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {data ? (
            `Member since ${new Date(data.joinDate).toLocaleDateString('en-US', { dateStyle: 'long' })}`
          ) : (
            <Skeleton width="12rem" />
          )}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Icon name="logout" />}
        onClick={() => setLeaving(true)}
      >
        Logout
      </Button>
      <LogoutQuestion open={leaving} onClose={() => setLeaving(false)} />
    </Box>
  );
}

function Initials({ name }: { name: string }) {
  const letters = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: '4.5rem',
        height: '4.5rem',
        borderRadius: '50%',
        bgcolor: 'ultramarine.tint',
        color: 'ultramarine.text',
        typography: 'h4',
        textTransform: 'uppercase',
      }}
    >
      {letters}
    </Box>
  );
}
