import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { may, type Role } from '@tempera/domain/people/roles';
import type { SettingsSection } from '@tempera/domain/settings/settings-fields';
import { laterMessages } from '@tempera/domain/site/later-messages';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';

interface ResetSettingsProps {
  /** The one in sight: the others stay as they are. */
  section: SettingsSection;
  role: Role;
  onReset: () => Promise<void>;
  disabled: boolean;
}

/** What a reset of a section takes that is not easily typed again. */
const warnings: Record<string, string> = {
  email: 'This clears the mail server. No emails are sent until you enter one again.',
};

/** Resets one section to the settings of a new store, once confirmed. */
export function ResetSettings({ section, role, onReset, disabled }: ResetSettingsProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => setAsking(false);
  const reset = async () => {
    setBusy(true);
    await onReset();
    setBusy(false);
    close();
  };
  const warning = may(role, 'chooseMailServer') ? warnings[section.id] : undefined;
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
              Reset {section.title}
            </Button>
          </>
        }
      >
        <Typography gutterBottom>{laterMessages.settings.reset}</Typography>
        <Typography color="textSecondary">
          This section alone, {section.title}, goes back to its defaults right away, for everyone. Everything
          else stays, and so do the seller’s and the creator’s texts.{warning && ` ${warning}`}
        </Typography>
      </Dialog>
    </>
  );
}
