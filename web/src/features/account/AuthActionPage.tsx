import Button from '@mui/material/Button';
import { type AuthAction, type AuthMode, readAuthAction } from '@tempera/domain/people/auth-action';
import { messages } from '@tempera/domain/site/messages';
import { panelHome } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { applyAction, readResetCode } from '../../firebase/auth/auth-action.ts';
import { useMember } from '../../firebase/auth/session.ts';
import { InlineNotice } from '../../ui/InlineNotice.tsx';
import { LoadingShape } from '../../ui/LoadingShape.tsx';
import { AuthPage } from './components/AuthPage.tsx';
import { ResetPasswordForm } from './components/ResetPasswordForm.tsx';
import { describeAuthError } from './describe-auth-error.ts';

interface Outcome {
  title: string;
  lead: ReactNode;
}

const done: Record<AuthMode, Outcome> = {
  verifyEmail: {
    title: 'Email confirmed',
    lead: 'Thank you. This address is yours, and your account is ready.',
  },
  verifyAndChangeEmail: {
    title: 'Email changed',
    lead: 'Your account has its new address, and you are logged out on all devices. Log in with it from now on.',
  },
  recoverEmail: {
    title: 'Email restored',
    lead: 'Your account has its former address again, and you are logged out on all devices. If you didn’t make the change, reset your password next.',
  },
  resetPassword: {
    title: 'Password changed',
    lead: 'You are logged out on all devices. Log in with the new one from now on.',
  },
};

/** What to do instead, where a link is too old. */
const insteadOf: Record<AuthMode, string> = {
  verifyEmail: 'Log in, and we’ll send you another link.',
  verifyAndChangeEmail: 'Log in and ask for the change again in your profile.',
  recoverEmail: 'Write to support if someone else changed your address.',
  resetPassword: 'Ask for another one with “Forgot password?” on the login page.',
};

type State = 'working' | 'done' | 'lost' | 'dead' | { resetFor: string };

/** Carries out what a mailed link is about: an address is confirmed or changed, or a password is reset. */
export function AuthActionPage({ search }: { search: string }) {
  const action = readAuthAction(search);
  return action ? <ActionStates key={action.code} {...action} /> : <DeadLink lead="It is not complete." />;
}

function ActionStates({ mode, code }: AuthAction) {
  const [state, setState] = useState<State>('working');
  const begun = useRef(false);
  const begin = () => {
    setState('working');
    carryOut({ mode, code }).then(setState, (error) => setState(isLost(error) ? 'lost' : 'dead'));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code works once, so it is tried once
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin();
  }, []);
  if (state === 'dead') return <DeadLink lead={insteadOf[mode]} />;
  if (state === 'done') {
    return (
      <AuthPage {...done[mode]}>
        <WayOn />
      </AuthPage>
    );
  }
  if (state === 'lost') {
    return (
      <AuthPage title="No connection" lead="Your link has not been used yet.">
        <InlineNotice kind="error" role="alert" action={<Button onClick={begin}>Try again</Button>}>
          {messages.networkError}
        </InlineNotice>
      </AuthPage>
    );
  }
  if (state === 'working') {
    return (
      <AuthPage title="One moment" lead="We are checking your link.">
        <LoadingShape height="3rem" label="Checking your link" />
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Choose a new password" lead={`For ${state.resetFor}.`}>
      <ResetPasswordForm
        code={code}
        email={state.resetFor}
        onDone={() => setState('done')}
        onDead={() => setState('dead')}
      />
    </AuthPage>
  );
}

async function carryOut(action: AuthAction): Promise<State> {
  if (action.mode === 'resetPassword') return { resetFor: await readResetCode(action.code) };
  await applyAction(action);
  return 'done';
}

/** Auth never heard of it: the SDK did not load, or its request was lost. */
const isLost = (error: unknown) =>
  (error as { code?: unknown } | null)?.code === 'auth/network-request-failed' ||
  describeAuthError(error).kind === 'exception';

function DeadLink({ lead }: { lead: string }) {
  return (
    <AuthPage title="This link no longer works" lead={`It has expired, or it was used before. ${lead}`}>
      <WayOn />
    </AuthPage>
  );
}

/** Into the store for who is signed in here, else to the login. */
function WayOn() {
  const member = useMember();
  if (member === undefined) return <LoadingShape height="3rem" />;
  const panel = member && panelHome(member.role);
  const [href, label] = panel
    ? [panel, 'Go to your panel']
    : member
      ? [paths.profile, 'Go to your account']
      : [paths.login, 'Log in'];
  return (
    <Button variant="contained" size="large" href={href}>
      {label}
    </Button>
  );
}
