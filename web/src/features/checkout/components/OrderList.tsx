import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Order, type OrderStatus, type PaymentStatus, wasPaid } from '@tempera/domain/orders/order';
import { orderDay, unsaid } from '@tempera/domain/orders/read-order';
import { paths } from '@tempera/domain/site/paths';
import { CreditNoteButtons } from '../../../ui/CreditNoteButtons.tsx';
import { InvoiceButton } from '../../../ui/InvoiceButton.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { Paged, usePage } from '../../../ui/Paged.tsx';
import { Price } from '../../../ui/Price.tsx';
import { useOrders } from '../api/orders.ts';

const statuses = {
  completed: { label: 'Completed', color: 'verdigris.text' },
  pending: { label: 'Pending', color: 'ochre.text' },
  failed: { label: 'Failed', color: 'vermilion.text' },
  refunded: { label: 'Refunded', color: 'text.secondary' },
} as const satisfies Record<OrderStatus, object>;

/** Of what is not told by the order's status alone. */
const payments: Partial<Record<PaymentStatus, { label: string; color: string }>> = {
  'requires-action': { label: 'Confirm payment', color: 'ochre.text' },
  canceled: { label: 'Canceled', color: 'text.secondary' },
  expired: { label: 'Expired', color: 'text.secondary' },
  'partly-refunded': { label: 'Partly refunded', color: 'verdigris.text' },
  disputed: { label: 'Disputed', color: 'vermilion.text' },
  'charged-back': { label: 'Returned', color: 'text.secondary' },
};

function wordsOf({ status, paymentStatus, refundRequest }: Order) {
  const look = payments[paymentStatus] ?? statuses[status];
  return refundRequest?.status === 'open' ? { ...look, label: 'Refund requested' } : look;
}

/** A customer's orders, newest first, page by page. */
export function OwnOrders({ uid }: { uid: string }) {
  const page = usePage(5);
  return (
    <Paged page={page} live={useOrders(uid, page.count)}>
      {(orders) => <OrderList orders={orders} />}
    </Paged>
  );
}

/** Each leads to its receipt. */
function OrderList({ orders }: { orders: Order[] }) {
  if (orders.length === 0) {
    return (
      <EmptyState
        icon="file"
        level="h3"
        title="No orders yet"
        text="Your orders and receipts will appear here."
        action={
          <Button variant="outlined" href={paths.templates}>
            Browse templates
          </Button>
        }
      />
    );
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {orders.map((order) => (
        <Box
          component="li"
          key={order.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 5fr) minmax(0, 7fr) 5rem 10rem 7rem' },
            columnGap: 4,
            rowGap: 1,
            alignItems: 'baseline',
            py: 3,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Link href={paths.order(order.id)} variant="mono" sx={{ py: 0.5 }}>
            {order.id}
          </Link>
          <Typography variant="body2" color="textSecondary" sx={{ order: { xs: 1, md: 0 } }} noWrap>
            {orderDay(order)} · {order.lines.map((line) => line.name).join(', ') || unsaid}
          </Typography>
          <Price cents={order.totalCents} currency={order.currency} sx={{ textAlign: 'right' }} />
          <Typography
            variant="body2"
            sx={{ order: { xs: 2, md: 0 }, textAlign: 'right', color: wordsOf(order).color }}
          >
            {order.paymentStatus === 'requires-action' ? (
              <Link href={paths.order(order.id)} color="inherit" aria-label={`Confirm payment: ${order.id}`}>
                {wordsOf(order).label}
              </Link>
            ) : (
              wordsOf(order).label
            )}
          </Typography>
          <Box sx={{ order: 3, gridColumn: { xs: '1 / -1', md: 'auto' }, ml: { xs: -3, md: 0 }, my: -1.5 }}>
            {wasPaid(order) && <InvoiceButton of={{ orderId: order.id }} name={order.id} />}
            <CreditNoteButtons paid={order} name={order.id} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
