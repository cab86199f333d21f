import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { laterMessages } from '@tempera/domain/site/later-messages';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';

interface ResetSettingsProps {
  onReset: () => Promise<void>;
  disabled: boolean;
}

/** Resets to the settings of a new store, once confirmed. */
export function ResetSettings({ onReset, disabled }: ResetSettingsProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => setAsking(false);
  const reset = async () => {
    setBusy(true);
    await onReset();
    setBusy(false);
    close();
  };
  return (
    <>
      <Button color="error" disabled={disabled} onClick={() => setAsking(true)}>
        Reset to Defaults
      </Button>
      <Dialog
        open={asking}
        title="Reset to Defaults"
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="contained" color="error" disabled={busy} onClick={reset}>
              Reset settings
            </Button>
          </>
        }
      >
        <Typography gutterBottom>{laterMessages.settings.reset}</Typography>
        <Typography color="textSecondary">
          The store’s name and texts, features, currency, tax and mail server go back to their defaults right
          away, for everyone. The seller on invoices and the creator’s texts stay, and so do templates, orders
          and people.
        </Typography>
      </Dialog>
    </>
  );
}
