import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@tempera/domain/site/paths';
import { Suspense, useSyncExternalStore } from 'react';
import { wasSignedIn } from '../../firebase/auth/browser-marks.ts';
import { useIdleSession } from '../../firebase/auth/session.ts';
import { lazyPiece } from '../../ui/connection.ts';

const MemberLinks = lazyPiece(() => import('./components/MemberLinks.tsx'));

/**
 * The header's account area: Login and Get Started, or one button with a menu. Until Auth has answered, a browser that was
 * last signed out shows the links at once, one that was signed in keeps the button's space empty.
 */
export function AccountMenu() {
  const session = useIdleSession();
  const maybeSignedIn = useSyncExternalStore(subscribeNever, wasSignedIn, () => true);
  if (session.status === 'unknown') return maybeSignedIn ? space : <VisitorLinks />;
  return session.person && !session.person.anonymous ? (
    <Suspense fallback={space}>
      <MemberLinks person={session.person} />
    </Suspense>
  ) : (
    <VisitorLinks />
  );
}

const subscribeNever = () => () => {};

/** As wide and high as the button that comes. */
const space = <Box sx={{ width: 44, height: 44 }} />;

function VisitorLinks() {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Button href={paths.login} color="inherit" sx={{ px: { xs: 2, sm: 5 } }}>
        Login
      </Button>
      <Button href={paths.signUp} variant="contained" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        Get Started
      </Button>
    </Box>
  );
}
