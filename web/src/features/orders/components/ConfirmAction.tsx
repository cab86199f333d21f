import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Order } from '@tempera/domain/orders/order';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showError } from '../../../ui/show-error.ts';
import { showToast } from '../../../ui/toast.ts';
import type { PlainAction } from '../order-actions.ts';

interface ConfirmActionProps {
  order: Order;
  action: PlainAction;
  onClose: () => void;
  /** The order was changed. */
  onDone: () => void;
}

/** The question before something is done to an order; it says what that is. */
export default function ConfirmAction({ order, action, onClose, onDone }: ConfirmActionProps) {
  const [working, setWorking] = useState(false);
  const act = async () => {
    setWorking(true);
    try {
      await action.act(order.id);
      showToast({ title: action.done, text: order.id, kind: 'success' });
      onDone();
      onClose();
    } catch (error) {
      showError(error);
      setWorking(false);
    }
  };
  return (
    <Dialog
      open
      title={action.question(order)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" disabled={working} onClick={act}>
            {working ? 'Working…' : action.label}
          </Button>
        </>
      }
    >
      <Typography>{action.text(order)}</Typography>
    </Dialog>
  );
}
