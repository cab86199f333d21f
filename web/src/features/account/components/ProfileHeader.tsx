import Logout from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { useOnline } from '../../../ui/connection.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { useOwnRecord } from '../api/account.ts';
import { LogoutQuestion } from './MemberLinks.tsx';

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
        startIcon={<Logout fontSize="small" />}
        onClick={() => setLeaving(true)}
      >
        Logout
      </Button>
      <LogoutQuestion open={leaving} onClose={() => setLeaving(false)} />
    </Box>
  );
}

/** The viewer is online while their browser has a connection. */
function OnlineBadge() {
  const online = useOnline();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2,
        typography: 'body2',
        color: online ? 'verdigris.text' : 'text.secondary',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          width: '0.5rem',
          height: '0.5rem',
          borderRadius: '50%',
          border: 1,
          borderColor: 'currentcolor',
          bgcolor: online ? 'currentcolor' : 'transparent',
        }}
      />
      {online ? 'Online' : 'Offline'}
    </Box>
  );
}
