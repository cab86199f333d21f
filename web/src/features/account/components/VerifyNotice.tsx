import Button from '@mui/material/Button';
import { messages } from '@tempera/domain/site/messages';
import { useEffect, useState } from 'react';
import { refreshVerification, sendVerification } from '../../../firebase/auth/account.ts';
import type { Person } from '../../../firebase/auth/session.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { describeFailure } from '../describe-auth-error.ts';

/** How often Auth is asked whether the link was opened elsewhere, on a phone for instance, in milliseconds. */
const lookAgainAfter = 5_000;
/** Between two mails, in seconds: providers refuse more with `too-many-requests`. */
const mailPause = 60;

interface VerifyNoticeProps {
  person: Person;
  /** What waits for it, as a sentence. */
  waits?: string;
}

/**
 * Asks to confirm the address as long as it is not. It looks again by itself, so that the page goes on once the link was
 * opened anywhere.
 */
export function VerifyNotice({ person, waits }: VerifyNoticeProps) {
  const { left, start } = useCooldown(mailPause);
  const verified = person.emailVerified;
  useEffect(() => {
    if (verified) return;
    const look = () => {
      if (document.visibilityState === 'visible') refreshVerification().catch(() => {});
    };
    look();
    const timer = setInterval(look, lookAgainAfter);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [verified]);
  if (verified) return null;
  const send = async () => {
    try {
      await sendVerification();
      start();
      showToast({ title: 'Link sent', text: `Check the inbox of ${person.email}.`, kind: 'success' });
    } catch (error) {
      const text = describeFailure(error) ?? messages.networkError;
      showToast({ title: 'The link was not sent', text, kind: 'error' });
    }
  };
  return (
    <InlineNotice
      kind="attention"
      role="status"
      action={
        <Button size="small" disabled={left > 0} onClick={send} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {left > 0 ? `Send again in ${left} s` : 'Send the link again'}
        </Button>
      }
    >
      Confirm your address: open the link that we emailed to {person.email}.{waits && ` ${waits}`}
    </InlineNotice>
  );
}

/** Seconds until something may be done again; `start` begins them. Counted by the clock, as tabs that sleep miss ticks. */
function useCooldown(seconds: number): { left: number; start: () => void } {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return { left, start: () => setUntil(Date.now() + seconds * 1_000) };
}
