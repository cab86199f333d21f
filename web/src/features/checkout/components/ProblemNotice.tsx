import Button from '@mui/material/Button';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sendVerification } from '../../../firebase/auth/account.ts';
import { errorText } from '../../../firebase/write/call.ts';
import { FailureNotice } from '../../../ui/FailureNotice.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { Problem } from '../describe-problem.ts';

/** Why the order was not placed, with the step that fixes it where there is one. */
export function ProblemNotice({ problem, onRemove }: { problem: Problem; onRemove: (slug: string) => void }) {
  const { text, step } = problem;
  return (
    <FailureNotice
      action={
        <>
          {step?.kind === 'verify' && <SendLinkAgain />}
          {step?.kind === 'sign-in' && <SignInLink />}
          {step?.kind === 'see-order' && (
            <Button size="small" href={paths.order(step.orderId)}>
              View order
            </Button>
          )}
          {(step?.kind === 'remove' || step?.kind === 'see-order') && (
            <Button size="small" onClick={() => onRemove(step.slug)}>
              Remove it
            </Button>
          )}
        </>
      }
    >
      {text}
    </FailureNotice>
  );
}

function SignInLink() {
  const { pathname, search } = useLocation();
  return (
    <Button size="small" href={paths.loginThen(pathname + search)}>
      Log in
    </Button>
  );
}

function SendLinkAgain() {
  const [sent, setSent] = useState(false);
  const send = async () => {
    try {
      await sendVerification();
      setSent(true);
    } catch (error) {
      const text = errorText(error, messages.networkError);
      showToast({ title: 'The link was not sent', text, kind: 'error' });
    }
  };
  return (
    <Button size="small" disabled={sent} onClick={send}>
      {sent ? 'Link sent' : 'Send the link again'}
    </Button>
  );
}
