import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import type { SignInMethod } from '../../../firebase/auth/sign-in-methods.ts';
import { SettingRow } from './SettingRow.tsx';

const ChangePasswordDialog = lazy(() => import('./ChangePasswordDialog.tsx'));
const ChangeEmailDialog = lazy(() => import('./ChangeEmailDialog.tsx'));

/** Address and password, of accounts that sign in with them. */
export function Credentials({ person, methods }: { person: Person; methods: SignInMethod[] }) {
  const [changing, setChanging] = useState<'email' | 'password' | null>(null);
  const close = () => setChanging(null);
  if (!methods.includes('password')) {
    return (
      <SettingRow title="Password" text="You sign in with a provider, so there is no password to keep." />
    );
  }
  return (
    <>
      <SettingRow
        title="E-mail address"
        text={person.email}
        action={
          <Button variant="outlined" size="small" onClick={() => setChanging('email')}>
            Change e-mail
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
