import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messages } from '@tempera/domain/site/messages';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showError } from '../../../ui/show-error.ts';

interface AskDialogProps {
  title: string;
  text: string;
  /** What the button does. */
  action: string;
  /** @throws CallError, FirebaseError */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is done that others notice. */
export default function AskDialog({ title, text, action, onConfirm, onClose }: AskDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setBusy(false);
      showError(error, messages.room.refused);
    }
  };
  const buttons = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="contained" color="error" disabled={busy} onClick={confirm}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} onClose={onClose} actions={buttons}>
      <Typography color="textSecondary">{text}</Typography>
    </Dialog>
  );
}
