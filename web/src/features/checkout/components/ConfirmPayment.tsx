import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Order } from '@tempera/domain/orders/order';
import { returnOfOrderPath } from '@tempera/domain/orders/order-paths';
import { useConfirmPayment } from '../../../ui/payment/use-confirm-payment.ts';
import { finishOrder } from '../api/checkout-calls.ts';
import { endAttempt } from '../checkout-storage.ts';
import { checkoutAgain } from '../order-look.ts';

/** The way on for an order whose bank asks its buyer: to the bank, or to the checkout with another card. */
export function ConfirmPayment({ order }: { order: Order }) {
  const { busy, confirm } = useConfirmPayment(() => finishOrder(order.id), returnOfOrderPath(order.id));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Button variant="contained" disabled={busy} onClick={confirm}>
        {busy ? 'Waiting for your bank…' : 'Confirm payment'}
      </Button>
      <Button href={checkoutAgain(order)} onClick={endAttempt}>
        Use another card
      </Button>
    </Box>
  );
}
