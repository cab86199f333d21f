import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useState } from 'react';
import type { SignInMethod } from '../../../firebase/auth/account.ts';
import { offersSecondFactor } from '../../../firebase/auth/second-factor.ts';
import type { Person } from '../../../firebase/auth/session.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LoadingShape } from '../../../ui/LoadingShape.tsx';
import { lazyDialog, lazyPart } from '../../../ui/lazy-part.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { showToast } from '../../../ui/toast.ts';
import { signOutEverywhere } from '../api/account.ts';
import { describeFailure } from '../describe-auth-error.ts';
import { useSignInMethods } from '../use-sign-in-methods.ts';
import { Devices } from './Devices.tsx';
import { LinkedProviders } from './LinkedProviders.tsx';
import { ProfilePart, SettingRow } from './ProfilePart.tsx';

/** Account safety: sign-in methods, password, second factor, and signing out everywhere. */
export function Security({ person }: { person: Person }) {
  const { methods, reload } = useSignInMethods();
  if (methods === null) return <LoadingShape height="16rem" />;
  return (
    <Box sx={{ display: 'grid', gap: 8 }}>
      <ProfilePart title="Logging in">
        <Credentials person={person} methods={methods} />
      </ProfilePart>
      <ProfilePart title="Linked accounts" lead="Other ways to log in to this account.">
        <LinkedProviders methods={methods} reload={reload} />
      </ProfilePart>
      <SecondFactor wanted={person.lacksSecondFactor === true} />
      <ProfilePart title="Devices" lead="Where you have logged in. Log out what you don’t use or don’t know.">
        <Devices uid={person.uid} />
        <SignOutEverywhere />
      </ProfilePart>
    </Box>
  );
}

const ChangePasswordDialog = lazyDialog(() => import('./ChangePasswordDialog.tsx'));
const ChangeEmailDialog = lazyDialog(() => import('./ChangeEmailDialog.tsx'));

/** Address and password, of accounts that sign in with them. */
function Credentials({ person, methods }: { person: Person; methods: SignInMethod[] }) {
  const [changing, setChanging] = useState<'email' | 'password' | null>(null);
  const close = () => setChanging(null);
  if (!methods.includes('password')) {
    return <SettingRow title="Password" text="You log in with a provider, so you have no password here." />;
  }
  return (
    <>
      <SettingRow
        title="Email address"
        text={person.email}
        action={
          <Button variant="outlined" size="small" onClick={() => setChanging('email')}>
            Change email
          </Button>
        }
      />
      <SettingRow
        title="Password"
        text="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
        action={
          <Button variant="outlined" size="small" onClick={() => setChanging('password')}>
            Change password
          </Button>
        }
      />
      <Suspense>
        {changing === 'password' && <ChangePasswordDialog onClose={close} />}
        {changing === 'email' && <ChangeEmailDialog email={person.email} onClose={close} />}
      </Suspense>
    </>
  );
}

const SecondFactorPart = lazyPart(() => import('./SecondFactorPart.tsx'));

/** The second factor, where the setting `enableTwoFactor` is on or the owner asks this person for it, and the Firebase project supports it. */
function SecondFactor({ wanted }: { wanted: boolean }) {
  const { enableTwoFactor } = useSettings();
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    offersSecondFactor().then(setOffered, () => {});
  }, []);
  if (!(enableTwoFactor || wanted) || !offered) return null;
  return (
    <Suspense>
      <SecondFactorPart />
    </Suspense>
  );
}

/** Ends all sessions of the account. This tab goes like the others, when it hears of it from the server. */
function SignOutEverywhere() {
  const [open, setOpen] = useState(false);
  const [ended, setEnded] = useState(false);
  const confirm = async () => {
    try {
      await signOutEverywhere();
      setEnded(true);
    } catch (error) {
      showToast({ title: 'You were not logged out', text: describeFailure(error) ?? '', kind: 'error' });
    }
  };
  return (
    <>
      <SettingRow
        title="Sessions"
        text="Lost a device, or logged in on someone else’s? End all of your sessions."
        action={
          <Button variant="outlined" size="small" disabled={ended} onClick={() => setOpen(true)}>
            Log out everywhere
          </Button>
        }
      />
      <ConfirmDialog
        open={open}
        title="Log out everywhere?"
        action="Log out all devices"
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      >
        This logs you out on all devices, this one included. You can log in again right away.
      </ConfirmDialog>
    </>
  );
}
