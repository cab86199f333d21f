import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { awaitsOwner } from './awaits-owner.ts';
import { Dialog } from './Dialog.tsx';
import { showError } from './show-error.ts';

interface ConfirmDialogProps {
  open?: boolean;
  title: string;
  /** What the button says that does it, and what while it does. */
  action: string;
  busy?: string;
  /** For what can't be undone. */
  grave?: boolean;
  cancel?: string;
  /** Does it, then the dialog closes, also where it waits for the owner; what else it throws is passed to `onFailure` or said in a toast, and the dialog stays. */
  onConfirm: () => Promise<void>;
  onFailure?: (error: unknown) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, title, action, busy = action, grave = false, cancel = 'Cancel', children } = props;
  const { onConfirm, onFailure = showError, onClose } = props;
  const [working, setWorking] = useState(false);
  const confirm = async () => {
    setWorking(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      if (awaitsOwner(error)) onClose();
      else onFailure(error);
    }
    setWorking(false);
  };
  const actions = (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Button variant="contained" color={grave ? 'error' : 'primary'} disabled={working} onClick={confirm}>
        {working ? busy : action}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={title} onClose={onClose} actions={actions}>
      <Typography color="textSecondary">{children}</Typography>
    </Dialog>
  );
}
