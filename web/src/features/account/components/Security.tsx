import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Person } from '../../../firebase/auth/session.ts';
import { useSignInMethods } from '../use-sign-in-methods.ts';
import { Credentials } from './Credentials.tsx';
import { LinkedProviders } from './LinkedProviders.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

/** Account safety: sign-in methods, password, second factor, and signing out everywhere. */
export function Security({ person }: { person: Person }) {
  const { methods, reload } = useSignInMethods();
  if (methods === null) return <Skeleton variant="rounded" height="16rem" aria-label="Loading" />;
  return (
    <Box sx={{ display: 'grid', gap: 8 }}>
      <ProfilePart title="Signing in">
        <Credentials person={person} methods={methods} />
      </ProfilePart>
      <ProfilePart title="Linked accounts" lead="Further ways to sign in to this same account.">
        <LinkedProviders methods={methods} reload={reload} />
      </ProfilePart>
      <SecondFactor />
      <ProfilePart title="Devices">
        <SignOutEverywhere />
      </ProfilePart>
    </Box>
  );
}
