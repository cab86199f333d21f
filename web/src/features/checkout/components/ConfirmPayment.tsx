import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { LinkedOrder } from '@tempera/domain/orders/linked-order';
import { returnOfOrderPath } from '@tempera/domain/orders/order-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../../firebase/write/call.ts';
import { useConfirmPayment } from '../../../ui/payment/use-confirm-payment.ts';
import { showToast } from '../../../ui/toast.ts';
import { cancelOrder, finishOrder } from '../api/checkout-calls.ts';
import { endAttempt, keepLinkAtBank } from '../checkout-storage.ts';
import { checkoutAgain } from '../order-look.ts';

interface ConfirmPaymentProps {
  order: LinkedOrder;
  /** Whoever has come by the link of its mail acts by it. */
  orderLink?: string;
}

/**
 * The way on for an order whose bank asks its buyer: to the bank, or to the checkout with another card, for which this payment is
 * canceled first, so that nobody pays twice.
 */
export function ConfirmPayment({ order, orderLink }: ConfirmPaymentProps) {
  const { id } = order;
  const asked = orderLink === undefined ? { orderId: id } : { orderLink };
  const ask = () => {
    if (orderLink !== undefined) keepLinkAtBank(id, orderLink);
    return finishOrder(asked);
  };
  const { busy, confirm } = useConfirmPayment(ask, returnOfOrderPath(id));
  const [canceling, setCanceling] = useState(false);
  const navigate = useNavigate();
  const takeAnother = async () => {
    setCanceling(true);
    try {
      const { status } = await cancelOrder(asked);
      endAttempt();
      // What was paid meanwhile is said by its page.
      navigate(status === 'failed' ? checkoutAgain(order) : returnOfOrderPath(id));
    } catch (error) {
      showToast({ title: 'Couldn’t cancel this payment', text: errorText(error), kind: 'error' });
    }
    setCanceling(false);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Button variant="contained" disabled={busy || canceling} onClick={confirm}>
        {busy ? 'Waiting for your bank…' : 'Confirm payment'}
      </Button>
      <Button disabled={busy || canceling} onClick={takeAnother}>
        {canceling ? 'Canceling this payment…' : 'Use another card'}
      </Button>
    </Box>
  );
}
