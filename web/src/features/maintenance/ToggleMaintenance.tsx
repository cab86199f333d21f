import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Maintenance } from '@tempera/domain/settings/settings';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { showError } from '../../ui/show-error.ts';
import { showToast } from '../../ui/toast.ts';
import { saveMaintenance } from './api/maintenance.ts';

interface ToggleMaintenanceProps {
  state: Pick<Maintenance, 'enabled' | 'message' | 'expectedEnd'>;
  /** Asked once more before the store closes: what is typed beside the button and not saved yet. Null where it can't be. */
  typed?: (() => Promise<Pick<Maintenance, 'message' | 'expectedEnd'> | null>) | undefined;
  /** The uid of who does. */
  by: string;
  disabled?: boolean;
  /** What the button that closes the store says. */
  enableText?: string;
}

export const notSaved = 'Nothing was saved. Your account is not allowed to do this.';

/** Closes the store, once confirmed, or opens it again. */
export function ToggleMaintenance({
  state: { enabled, ...stored },
  typed,
  by,
  disabled = false,
  enableText = 'Enable Maintenance Mode',
}: ToggleMaintenanceProps) {
  const [said, setSaid] = useState(stored);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const toggle = async () => {
    setAsking(false);
    setBusy(true);
    const { message, expectedEnd } = enabled ? { message: stored.message, expectedEnd: null } : said;
    const next = { enabled: !enabled, message, since: null, expectedEnd };
    try {
      await saveMaintenance(next, by);
      showToast({ title: `Maintenance Mode ${enabled ? 'Disabled' : 'Enabled'}`, kind: 'success' });
    } catch (error) {
      showError(error, notSaved);
    }
    setBusy(false);
  };
  const ask = async () => {
    const next = typed ? await typed() : stored;
    if (!next) return;
    setSaid(next);
    setAsking(true);
  };
  return (
    <>
      <Button
        variant="contained"
        color={enabled ? 'primary' : 'error'}
        disabled={disabled || busy}
        onClick={enabled ? toggle : ask}
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
          {said.message ? `It says: “${said.message}”` : 'It says that the store will be back soon.'}
        </Typography>
      </Dialog>
    </>
  );
}
