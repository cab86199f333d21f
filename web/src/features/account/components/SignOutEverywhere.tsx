import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { signOutEverywhere } from '../api/account-calls.ts';
import { describeFailure } from '../describe-failure.ts';
import { SettingRow } from './SettingRow.tsx';

/** Ends all sessions of the account. This tab goes like the others, when it hears of it from the server. */
export function SignOutEverywhere() {
  const [open, setOpen] = useState(false);
  const [ending, setEnding] = useState(false);
  const confirm = async () => {
    setEnding(true);
    try {
      await signOutEverywhere();
    } catch (error) {
      showToast({ title: 'Nobody was signed out', text: describeFailure(error) ?? '', kind: 'error' });
      setEnding(false);
    }
    setOpen(false);
  };
  return (
    <>
      <SettingRow
        title="Sessions"
        text="Lost a device, or signed in on somebody else’s? End every session of your account."
        action={
          <Button variant="outlined" size="small" disabled={ending} onClick={() => setOpen(true)}>
            Sign out everywhere
          </Button>
        }
      />
      <Dialog
        open={open}
        title="Sign out everywhere?"
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="contained" disabled={ending} onClick={confirm}>
              Sign out all devices
            </Button>
          </>
        }
      >
        <Typography color="textSecondary">
          All other devices are signed out within seconds, and this one too. Then sign in again here.
        </Typography>
      </Dialog>
    </>
  );
}
