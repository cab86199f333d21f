import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { cents, formatPrice } from '@tempera/domain/money/money';
import type { Order } from '@tempera/domain/orders/order';
import { orderTime, unsaid } from '@tempera/domain/orders/read-order';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { OrderStatusTag } from './OrderStatusTag.tsx';

/** The newest orders: who, what, how much, and how they stand. */
export function RecentOrders({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0)
    return <EmptyState level="h3" title="No orders yet" text="The first one shows here as it is placed." />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {orders.map((order) => (
        <Box
          component="li"
          key={order.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            columnGap: 4,
            py: 3,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {order.customer.name === unsaid ? order.id : order.customer.name}
          </Typography>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
            {formatPrice(cents(order.totalCents), order.currency)}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {order.lines.map(({ name }) => name).join(', ') || unsaid}
            <br />
            {orderTime(order)}
          </Typography>
          <Box sx={{ justifySelf: 'end' }}>
            <OrderStatusTag {...order} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
