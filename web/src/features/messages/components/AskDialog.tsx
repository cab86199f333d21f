import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messages } from '@tempera/domain/site/messages';
import { useState } from 'react';
import { CallError } from '../../../firebase/write/call.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toast.ts';

interface AskDialogProps {
  title: string;
  text: string;
  /** What the button does. */
  deed: string;
  /** @throws CallError, FirebaseError */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is done that others notice. */
export default function AskDialog({ title, text, deed, onConfirm, onClose }: AskDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setBusy(false);
      const known = error instanceof CallError;
      showToast({ title: 'Error', text: known ? error.message : messages.room.refused, kind: 'error' });
    }
  };
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="contained" color="error" disabled={busy} onClick={confirm}>
        {deed}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} onClose={onClose} actions={actions}>
      <Typography color="textSecondary">{text}</Typography>
    </Dialog>
  );
}
