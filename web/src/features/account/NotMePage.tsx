import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { SignOutEverywhereOutput } from '@tempera/domain/people/account-calls';
import { paths } from '@tempera/domain/site/paths';
import { type ReactNode, useState } from 'react';
import { endSessions } from '../../firebase/auth/account.ts';
import { sendResetByAuth, signOut } from '../../firebase/auth/auth-actions.ts';
import { CallError, errorText } from '../../firebase/write/call.ts';
import { InlineNotice } from '../../ui/InlineNotice.tsx';
import { AuthPage } from './components/AuthPage.tsx';

type State = 'asking' | 'working' | 'dead' | { failed: string } | { done: SignOutEverywhereOutput };

/** Says what the link does, then does it: a mail program that looks into links ends nothing. */
export function NotMePage({ link }: { link: string }) {
  const [state, setState] = useState<State>('asking');
  const confirm = async () => {
    setState('working');
    try {
      const done = await endSessions({ notMe: link });
      if (done.reset?.by === 'auth') await sendResetByAuth(done.reset.email);
      // This browser's session may be one of those that have ended.
      await signOut().catch(() => {});
      setState({ done });
    } catch (error) {
      const reason = error instanceof CallError ? error.refusal?.reason : undefined;
      setState(
        reason === 'link-invalid' || reason === 'user-not-found' ? 'dead' : { failed: errorText(error) },
      );
    }
  };
  if (state === 'dead') return <Dead />;
  if (typeof state === 'object' && 'done' in state) return <Done reset={state.done.reset} />;
  return (
    <AuthPage
      title="Wasn’t it you?"
      lead="This logs your account out on all devices. If it has a password, that no longer works, and we’ll mail you a link to choose another."
    >
      {typeof state === 'object' && (
        <InlineNotice kind="error" role="alert">
          {state.failed}
        </InlineNotice>
      )}
      <Button variant="contained" size="large" disabled={state === 'working'} onClick={confirm}>
        {state === 'working' ? 'Logging out…' : 'Log out all devices'}
      </Button>
    </AuthPage>
  );
}

function Done({ reset }: Pick<SignOutEverywhereOutput, 'reset'>): ReactNode {
  const lead = reset ? (
    `We have mailed a link to ${reset.email}. Open it to choose a new password.`
  ) : (
    <>
      Log in the way you usually do. If that doesn’t work, <Link href={paths.support}>contact support</Link>.
    </>
  );
  return (
    <AuthPage title="Logged out on all devices" lead={lead} focused>
      <Button variant="contained" size="large" href={paths.login}>
        Log in
      </Button>
    </AuthPage>
  );
}

function Dead() {
  return (
    <AuthPage
      title="This link no longer works"
      lead="It is more than seven days old, or not complete. Use “Forgot password?” on the login page, then “Log out everywhere” in your profile."
      focused
    >
      <Button variant="contained" size="large" href={paths.login}>
        Log in
      </Button>
    </AuthPage>
  );
}
