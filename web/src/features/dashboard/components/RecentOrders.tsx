import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { cents, formatPrice } from '@tempera/domain/money/money';
import type { Order, OrderStatus } from '@tempera/domain/orders/order';
import { orderTime, unsaid } from '@tempera/domain/orders/read-order';
import { formatTime } from '@tempera/domain/site/dates';
import { EmptyState } from '../../../ui/Notice.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { latestNews, newsScope } from '../latest-news.ts';

/** The newest orders: who, what, how much, and how they stand. */
export function RecentOrders({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0)
    return <EmptyState level="h3" title="No orders yet" text="New orders appear here." />;
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

const looks = {
  completed: { label: 'Completed', tone: 'verdigris' },
  pending: { label: 'Pending', tone: 'ochre' },
  failed: { label: 'Failed', tone: 'vermilion' },
  refunded: { label: 'Refunded', tone: 'ink' },
} as const satisfies Record<OrderStatus, object>;

/** How an order stands. */
function OrderStatusTag({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>) {
  const { label, tone } = looks[status];
  return <Tag label={paymentStatus === 'partly-refunded' ? 'Partly refunded' : label} tone={tone} />;
}

/** The newest orders and products, the latest first. */
export function StoreNews({ orders, rows }: { orders: readonly Order[]; rows: readonly CatalogueRow[] }) {
  const news = latestNews(orders, rows);
  if (news.length === 0) return <Typography color="textSecondary">No activity yet.</Typography>;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {newsScope}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {news.map(({ key, text, at }) => (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 4,
              py: 2,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
            <Typography variant="body2" color="textSecondary">
              {formatTime(at)}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
