import Button from '@mui/material/Button';
import { returnOfOrderPath } from '@tempera/domain/orders/order-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../../firebase/write/call.ts';
import { ButtonRow } from '../../../ui/layout.tsx';
import { useConfirmPayment } from '../../../ui/payment/use-confirm-payment.ts';
import { showToast } from '../../../ui/toast.ts';
import { cancelOrder, finishOrder } from '../api/checkout-calls.ts';
import { endAttempt, keepLinkAtBank } from '../checkout-storage.ts';

interface ConfirmPaymentProps {
  orderId: string;
  /** Whoever has come by the link of its mail acts by it. */
  orderLink?: string;
  /** What leads to whoever asks. */
  label?: string;
  /** The payment is given up, and nothing was charged. */
  onCanceled: () => void;
}

/**
 * The way on for an order whose bank, or PayPal, asks its buyer: there, or to another way to pay, for which this payment is
 * canceled first, so that nobody pays twice.
 */
export function ConfirmPayment({
  orderId,
  orderLink,
  label = 'Confirm payment',
  onCanceled,
}: ConfirmPaymentProps) {
  const asked = orderLink === undefined ? { orderId } : { orderLink };
  const ask = () => {
    if (orderLink !== undefined) keepLinkAtBank(orderId, orderLink);
    return finishOrder(asked);
  };
  const { busy, confirm } = useConfirmPayment(ask, returnOfOrderPath(orderId));
  const [canceling, setCanceling] = useState(false);
  const navigate = useNavigate();
  const takeAnother = async () => {
    setCanceling(true);
    try {
      const { status } = await cancelOrder(asked);
      endAttempt();
      // What was paid meanwhile is said by its page.
      if (status !== 'failed') navigate(returnOfOrderPath(orderId));
      else onCanceled();
    } catch (error) {
      showToast({ title: 'Couldn’t cancel this payment', text: errorText(error), kind: 'error' });
    }
    setCanceling(false);
  };
  return (
    <ButtonRow>
      <Button variant="contained" disabled={busy || canceling} onClick={confirm}>
        {busy ? 'Waiting for your confirmation…' : label}
      </Button>
      <Button disabled={busy || canceling} onClick={takeAnother}>
        {canceling ? 'Canceling this payment…' : 'Pay in another way'}
      </Button>
    </ButtonRow>
  );
}
