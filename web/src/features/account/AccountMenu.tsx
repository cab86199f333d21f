import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@tempera/domain/paths';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { wasSignedIn } from '../../firebase/presence.ts';
import { useIdleSession } from '../../firebase/session.ts';

const MemberLinks = lazy(() => import('./components/MemberLinks.tsx'));

/**
 * The header's account area (storefront.md §2, Home): Login and Get Started, or welcome, owner badge, profile, logout.
 * Until Auth has answered a former visitor sees the links at once, a person who was signed in an empty place of that size.
 */
export function AccountMenu() {
  const session = useIdleSession();
  const maybeSignedIn = useSyncExternalStore(subscribeNever, wasSignedIn, () => true);
  if (session.status === 'unknown') return <VisitorLinks hidden={maybeSignedIn} />;
  return session.person && !session.person.anonymous ? (
    <Suspense fallback={<VisitorLinks hidden />}>
      <MemberLinks person={session.person} />
    </Suspense>
  ) : (
    <VisitorLinks />
  );
}

const subscribeNever = () => () => {};

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
