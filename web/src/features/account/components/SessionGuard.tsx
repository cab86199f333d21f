import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { signOut } from '../../../firebase/auth/auth-actions.ts';
import { onEnded } from '../../../firebase/auth/follow-session.ts';
import { startHeartbeat } from '../../../firebase/live/heartbeat.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { showToast } from '../../../ui/toast.ts';
import { toTimeoutMs, useIdle } from '../idle.ts';

/** Ends a session that was left alone for too long, with a warning before; says so when it was ended from elsewhere. Others see that they are here. */
export default function SessionGuard({ uid }: { uid: string }) {
  const { sessionTimeout } = useSettings();
  const { idle, stay } = useIdle(toTimeoutMs(sessionTimeout));
  const over = idle.state === 'over';
  useEffect(() => startHeartbeat(uid), [uid]);
  useEffect(
    () =>
      onEnded((alone) => {
        const text = alone ? 'You logged this device out.' : 'This device was logged out. Log in again.';
        showToast({ title: 'Logged out', text, kind: 'info' });
      }),
    [],
  );
  useEffect(() => {
    if (!over) return;
    const text = `You were away for ${sessionTimeout} ${sessionTimeout === '1' ? 'minute' : 'minutes'}. Log in again to continue.`;
    showToast({ title: 'Logged out', text, kind: 'info' });
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
