import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@tempera/domain/site/paths';
import { Suspense } from 'react';
import { useKnownMember } from '../../firebase/auth/session.ts';
import { lazyPiece } from '../../ui/connection.ts';
import { useLoginQuery } from '../../ui/use-login-query.ts';

const MemberLinks = lazyPiece(() => import('./components/MemberLinks.tsx'));

/**
 * The header's account area: Login and Get Started, or one button with a menu. Until Auth has answered, a browser that was
 * last signed out shows the links, one that was signed in (`data-member`, before-paint.js) keeps the button's space empty:
 * so from the first paint on, whoever looks.
 */
export function AccountMenu() {
  const member = useKnownMember();
  if (!member) return <VisitorLinks />;
  return (
    <Suspense fallback={<Box sx={space} />}>
      <MemberLinks person={member} />
    </Suspense>
  );
}

/** As wide and high as the button that comes. */
const space = { width: 44, height: 44 };

function VisitorLinks() {
  const query = useLoginQuery();
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        'html[data-member] &': { ...space, visibility: 'hidden', '& > *': { display: 'none' } },
      }}
    >
      <Button href={paths.login + query} color="inherit" sx={{ px: { xs: 2, sm: 5 } }}>
        Login
      </Button>
      <Button
        href={paths.signUp + query}
        variant="contained"
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        Get Started
      </Button>
    </Box>
  );
}
