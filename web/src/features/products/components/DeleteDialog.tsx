import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../../firebase/write/call.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';

interface DeleteDialogProps {
  name: string;
  /** @throws CallError for what the server refuses, which the dialog says */
  onDelete: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before a product or a category is deleted. */
export default function DeleteDialog({ name, onDelete, onClose, children }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const remove = async () => {
    setBusy(true);
    try {
      await onDelete();
      onClose();
    } catch (cause) {
      setBusy(false);
      setError(errorText(cause));
    }
  };
  return (
    <Dialog
      open
      title={`Delete ${name}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" color="error" disabled={busy} onClick={remove}>
            {busy ? 'Deleting…' : `Delete ${name}`}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <InlineNotice kind="error" role="alert">
          {error}
        </InlineNotice>
      )}
    </Dialog>
  );
}
