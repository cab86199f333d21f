import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { signOut } from '../../../firebase/auth-actions.ts';

/** Asks before signing out (storefront.md §4, Logout dialog). Mounted while open. */
export default function LogoutDialog({ onClose }: { onClose: () => void }) {
  const [leaving, setLeaving] = useState(false);
  const confirm = async () => {
    setLeaving(true);
    await signOut();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="logout-title" aria-describedby="logout-text">
      <DialogTitle id="logout-title">Log out?</DialogTitle>
      <DialogContent>
        <DialogContentText id="logout-text">
          Your cart stays in this browser. Sign in again to see your downloads and orders.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={leaving} onClick={confirm}>
          Confirm
        </Button>
      </DialogActions>
    </Dialog>
  );
}
