import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messages } from '@tempera/domain/site/messages';
import { useState } from 'react';
import { signOut } from '../../../firebase/auth/auth-actions.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { describeAuthError } from '../describe-auth-error.ts';

/** Asks before signing out. */
export default function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [leaving, setLeaving] = useState(false);
  const confirm = async () => {
    setLeaving(true);
    try {
      await signOut();
    } catch (error) {
      const text = describeAuthError(error).text || messages.networkError;
      showToast({ title: 'You are still signed in', text, kind: 'error' });
    }
    setLeaving(false);
    onClose();
  };
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="contained" disabled={leaving} onClick={confirm}>
        Confirm
      </Button>
    </>
  );
  return (
    <Dialog open={open} title="Log out?" onClose={onClose} actions={actions}>
      <Typography color="textSecondary">
        Your cart stays in this browser. Sign in again to see your downloads and orders.
      </Typography>
    </Dialog>
  );
}
