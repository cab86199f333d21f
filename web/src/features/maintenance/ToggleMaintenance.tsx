import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { showError } from '../../ui/show-error.ts';
import { showToast } from '../../ui/toast.ts';
import { type MaintenanceState, saveMaintenance } from './api.ts';

interface ToggleMaintenanceProps {
  state: Pick<MaintenanceState, 'enabled' | 'message' | 'expectedEnd'>;
  by: { uid: string; name: string };
  disabled?: boolean;
  /** What the button that closes the store says. */
  enableText?: string;
}

export const notSaved = 'Nothing was saved. Your account is not allowed to do this.';

/** Closes the store, once confirmed, or opens it again. */
export function ToggleMaintenance({
  state: { enabled, message, expectedEnd },
  by,
  disabled = false,
  enableText = 'Enable Maintenance Mode',
}: ToggleMaintenanceProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const toggle = async () => {
    setAsking(false);
    setBusy(true);
    const next = { enabled: !enabled, message, since: null, expectedEnd: enabled ? null : expectedEnd };
    try {
      await saveMaintenance(next, by);
      showToast({ title: `Maintenance Mode ${enabled ? 'Disabled' : 'Enabled'}`, kind: 'success' });
    } catch (error) {
      showError(error, notSaved);
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        variant="contained"
        color={enabled ? 'primary' : 'error'}
        disabled={disabled || busy}
        onClick={enabled ? toggle : () => setAsking(true)}
      >
        {enabled ? 'Disable Maintenance Mode' : enableText}
      </Button>
      <Dialog
        open={asking}
        title="Close the store?"
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button variant="contained" color="error" onClick={toggle}>
              Enable Maintenance Mode
            </Button>
          </>
        }
      >
        <Typography>
          Everyone except staff is sent to the maintenance page right away, in every open tab.{' '}
          {message ? `It says: “${message}”` : 'It says that the store will be back soon.'}
        </Typography>
      </Dialog>
    </>
  );
}
