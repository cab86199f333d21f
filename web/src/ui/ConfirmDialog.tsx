import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  open?: boolean;
  title: string;
  /** What the button says. */
  action: string;
  /** For what can't be undone. */
  grave?: boolean;
  /** Does it, then the dialog closes; what it throws is passed to `onFailure`, and the dialog stays. */
  onConfirm: () => Promise<void>;
  onFailure?: (error: unknown) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, title, action, grave = false, onConfirm, onFailure, onClose, children } = props;
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      onFailure?.(error);
    }
    setBusy(false);
  };
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="contained" color={grave ? 'error' : 'primary'} disabled={busy} onClick={confirm}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={title} onClose={onClose} actions={actions}>
      <Typography color="textSecondary">{children}</Typography>
    </Dialog>
  );
}
