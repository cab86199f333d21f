import Logout from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { panelHome } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { lazy, Suspense, useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { lazyPiece } from '../../../ui/connection.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';

const SessionGuard = lazyPiece(() => import('./SessionGuard.tsx'));

/** Where the header has no room for it the profile page or the menu has it too. */
const notOnTiny = { '@media (max-width: 22.5rem)': { display: 'none' } };
const notOnPhone = { display: { xs: 'none', sm: 'inline-flex' } };

/** The account area of somebody who is signed in; its code comes once it is known that one is. */
export default function MemberLinks({ person }: { person: Person }) {
  const [leaving, setLeaving] = useState(false);
  const panel = panelHome(person.role);
  // The whole name is longer than its room for many; readers hear it, and pointing at it shows it.
  const [first] = person.name.split(' ');
  useLeaveGuard(useSettings().confirmLeave === 'always');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: { md: 0 } }}>
      <Typography
        variant="body2"
        noWrap
        title={person.name}
        sx={{
          display: { xs: 'none', lg: 'block' },
          position: 'relative',
          color: 'text.secondary',
          maxWidth: '14em',
          mr: 2,
        }}
      >
        <span style={visuallyHidden}>Welcome, {person.name}</span>
        <span aria-hidden>Welcome, {first}</span>
      </Typography>
      {person.role === 'owner' && <Tag label="Owner" sx={notOnPhone} />}
      {panel && (
        <IconButton href={panel} aria-label="Panel" title="Panel">
          <Icon name="shield" />
        </IconButton>
      )}
      <IconButton href={paths.chat} aria-label="Messages" title="Messages" sx={notOnPhone}>
        <Icon name="chat" />
      </IconButton>
      <IconButton href={paths.profile} aria-label="Profile" title="Profile">
        <Icon name="user" />
      </IconButton>
      <IconButton
        aria-label="Logout"
        title="Logout"
        onClick={() => setLeaving(true)}
        sx={panel ? notOnPhone : notOnTiny}
      >
        <Logout fontSize="small" />
      </IconButton>
      <LogoutQuestion open={leaving} onClose={() => setLeaving(false)} />
      <Suspense>
        <SessionGuard uid={person.uid} />
      </Suspense>
    </Box>
  );
}

const LogoutDialog = lazy(() => import('./LogoutDialog.tsx'));

/** The logout dialog, loaded when it is first asked for; it stays, so that it can close gently. */
export function LogoutQuestion({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [loaded, setLoaded] = useState(false);
  if (open && !loaded) setLoaded(true);
  return (
    loaded && (
      <Suspense>
        <LogoutDialog open={open} onClose={onClose} />
      </Suspense>
    )
  );
}
