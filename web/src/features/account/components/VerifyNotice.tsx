import Button from '@mui/material/Button';
import { messages } from '@tempera/domain/messages';
import { useEffect, useState } from 'react';
import { refreshVerification, sendVerification } from '../../../firebase/auth-actions.ts';
import type { Person } from '../../../firebase/session.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { describeAuthError } from '../describe-auth-error.ts';

/** Asks to confirm the address as long as it is not, and looks again when the person comes back to the tab. */
export function VerifyNotice({ person }: { person: Person }) {
  const [verified, setVerified] = useState(person.emailVerified);
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (verified) return;
    const look = () => {
      if (document.visibilityState === 'visible') refreshVerification().then(setVerified, () => {});
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [verified]);
  if (verified) return null;
  const send = async () => {
    try {
      await sendVerification();
      setSent(true);
    } catch (error) {
      const text = describeAuthError(error).text || messages.networkError;
      showToast({ title: 'The link was not sent', text, kind: 'error' });
    }
  };
  return (
    <InlineNotice
      kind="attention"
      action={
        <Button size="small" disabled={sent} onClick={send}>
          {sent ? 'Link sent' : 'Send the link again'}
        </Button>
      }
    >
      Confirm your address: open the link that we sent to {person.email}.
    </InlineNotice>
  );
}
