import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Order } from '@tempera/domain/orders/order';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showError } from '../../../ui/show-error.ts';
import { showToast } from '../../../ui/toast.ts';
import type { PlainDeed } from '../order-deeds.ts';

interface ConfirmDeedProps {
  order: Order;
  deed: PlainDeed;
  onClose: () => void;
  /** The order was changed. */
  onDone: () => void;
}

/** The question before something is done to an order; it says what that is. */
export default function ConfirmDeed({ order, deed, onClose, onDone }: ConfirmDeedProps) {
  const [working, setWorking] = useState(false);
  const act = async () => {
    setWorking(true);
    try {
      await deed.act(order.id);
      showToast({ title: deed.done, text: order.id, kind: 'success' });
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
      title={deed.question(order)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" disabled={working} onClick={act}>
            {working ? 'Working…' : deed.label}
          </Button>
        </>
      }
    >
      <Typography>{deed.text(order)}</Typography>
    </Dialog>
  );
}
