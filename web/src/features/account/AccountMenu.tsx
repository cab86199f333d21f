import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/paths';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { wasSignedIn } from '../../firebase/presence.ts';
import { type Person, useIdleSession } from '../../firebase/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { LogoutQuestion } from './components/LogoutQuestion.tsx';

const SessionGuard = lazy(() => import('./components/SessionGuard.tsx'));

/**
 * The header's account area (storefront.md §2, Home): Login and Get Started, or welcome, owner badge, profile, logout.
 * Until Auth has answered a former visitor sees the links at once, a person who was signed in an empty place of that size.
 */
export function AccountMenu() {
  const session = useIdleSession();
  const maybeSignedIn = useSyncExternalStore(subscribeNever, wasSignedIn, () => true);
  if (session.status === 'unknown') return <VisitorLinks hidden={maybeSignedIn} />;
  return session.person && !session.person.anonymous ? (
    <MemberLinks person={session.person} />
  ) : (
    <VisitorLinks />
  );
}

const subscribeNever = () => () => {};

/** Below 360 px the header has no room for it; the profile page has it too. */
const notOnTiny = { '@media (max-width: 22.5rem)': { display: 'none' } };

function VisitorLinks({ hidden = false }: { hidden?: boolean }) {
  return (
    <Box sx={{ display: 'flex', gap: 2, visibility: hidden ? 'hidden' : 'visible' }}>
      <Button href={paths.login} color="inherit" sx={{ px: { xs: 2, sm: 5 } }}>
        Login
      </Button>
      <Button href={paths.signUp} variant="contained" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        Get Started
      </Button>
    </Box>
  );
}

function MemberLinks({ person }: { person: Person }) {
  const [leaving, setLeaving] = useState(false);
  useLeaveGuard(useSettings().confirmLeave === 'always');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography
        variant="body2"
        noWrap
        sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary', maxWidth: '14em', mr: 2 }}
      >
        Welcome, {person.name}
      </Typography>
      {person.role === 'owner' && <Tag label="Owner" sx={notOnTiny} />}
      <IconButton href={paths.profile} aria-label="Profile" title="Profile">
        <Icon name="user" />
      </IconButton>
      <IconButton aria-label="Logout" title="Logout" onClick={() => setLeaving(true)} sx={notOnTiny}>
        <Icon name="logout" />
      </IconButton>
      <LogoutQuestion open={leaving} onClose={() => setLeaving(false)} />
      <Suspense>
        <SessionGuard />
      </Suspense>
    </Box>
  );
}
