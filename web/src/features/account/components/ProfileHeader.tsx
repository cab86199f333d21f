import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useOwnRecord } from '../api/use-own-record.ts';
import { LogoutQuestion } from './LogoutQuestion.tsx';
import { OnlineBadge } from './OnlineBadge.tsx';

/** Who this is: picture, name, role, whether online; and the way out. */
export function ProfileHeader({ person }: { person: Person }) {
  const { data } = useOwnRecord(person.uid);
  const [leaving, setLeaving] = useState(false);
  const name = data?.name ?? person.name;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, rowGap: 4 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: { xs: 4, sm: 6 }, flex: '1 1 16rem', minWidth: 0 }}
      >
        <Avatar name={name} picture={data?.avatar ?? ''} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" component="h1" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mt: 1 }}
          >
            <Tag
              label={person.role}
              tone={person.role === 'owner' ? 'ultramarine' : 'ink'}
              sx={{ textTransform: 'capitalize' }}
            />
            <OnlineBadge />
          </Box>
        </Box>
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
