import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { signOut } from '../../../firebase/auth/auth-actions.ts';
import { onEnded } from '../../../firebase/auth/follow-session.ts';
import { type ClaimOutcome, onClaim } from '../../../firebase/auth/owner-claim.ts';
import type { Person } from '../../../firebase/auth/session.ts';
import { startHeartbeat } from '../../../firebase/live/heartbeat.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { showToast, type Toast } from '../../../ui/toast.ts';
import { toTimeoutMs, useIdle } from '../idle.ts';

const claimWords: Record<ClaimOutcome, Toast> = {
  claimed: { title: 'You own this store', text: 'Open the admin panel to set it up.', kind: 'success' },
  refused: {
    title: 'This link did not make you the owner',
    text: 'Check the code, and that you are logged in with the owner’s email address.',
    kind: 'error',
  },
  unconfirmed: {
    title: 'Confirm your email address first',
    text: 'Then open this link again.',
    kind: 'info',
  },
};

/** Ends a session that was left alone for too long, with a warning before; says so when it was ended from elsewhere. Others see that they are here. Also says what became of the owner's code. */
export default function SessionGuard({ uid, role }: Pick<Person, 'uid' | 'role'>) {
  const { sessionTimeout } = useSettings();
  const { idle, stay } = useIdle(toTimeoutMs(sessionTimeout));
  const over = idle.state === 'over';
  useEffect(() => startHeartbeat(uid, role), [uid, role]);
  useEffect(
    () =>
      onEnded((alone) => {
        const text = alone ? 'You logged this device out.' : 'This device was logged out. Log in again.';
        showToast({ title: 'Logged out', text, kind: 'info', forNextPage: true });
      }),
    [],
  );
  useEffect(() => onClaim((outcome) => showToast(claimWords[outcome])), []);
  useEffect(() => {
    if (!over) return;
    const text = `You were away for ${sessionTimeout} ${sessionTimeout === '1' ? 'minute' : 'minutes'}. Log in again to continue.`;
    showToast({ title: 'Logged out', text, kind: 'info', forNextPage: true });
    signOut().catch(() => {});
  }, [over, sessionTimeout]);
  const seconds = idle.state === 'warn' ? Math.ceil(idle.leftMs / 1_000) : 0;
  return (
    <Dialog
      open={idle.state === 'warn'}
      title="Are you still there?"
      onClose={stay}
      actions={
        <>
          <Button onClick={() => signOut().catch(() => {})}>Log out now</Button>
          <Button variant="contained" onClick={stay}>
            Stay logged in
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">
        You’ve been inactive for a while. To keep your account safe, you will be logged out in{' '}
        <span role="timer">{seconds === 1 ? '1 second' : `${seconds} seconds`}</span>.
      </Typography>
    </Dialog>
  );
}
