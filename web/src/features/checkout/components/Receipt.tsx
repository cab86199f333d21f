import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { LinkedOrder } from '@tempera/domain/orders/linked-order';
import { orderTime } from '@tempera/domain/orders/read-order';
import type { ReactNode } from 'react';
import { LineDiscount } from '../../../ui/LineDiscount.tsx';
import { Price } from '../../../ui/Price.tsx';
import { Totals } from './Totals.tsx';

/** What was bought and what it cost. `itemAction` stands below an item, its download as a rule. */
export function Receipt({
  order,
  business: { company, vatId } = {},
  itemAction,
}: {
  order: LinkedOrder;
  /** What its buyer has said of theirs; a link does not tell. */
  business?: { company?: string | undefined; vatId?: string | undefined };
  itemAction: (line: LinkedOrder['lines'][number]) => ReactNode;
}) {
  return (
    <Box
      component="section"
      aria-labelledby="receipt-title"
      sx={{
        display: 'grid',
        gap: 5,
        p: { xs: 5, sm: 8 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 6, rowGap: 1 }}
      >
        <Typography id="receipt-title" variant="h4" component="h2">
          Your order
        </Typography>
        <Typography variant="mono" color="textSecondary">
          {order.id}
        </Typography>
      </Box>
      <Box component="dl" sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'auto 1fr', columnGap: 4 }}>
        <Fact name="Name">{order.customer.name}</Fact>
        <Fact name="Email">{order.customer.email}</Fact>
        {company && <Fact name="Company">{company}</Fact>}
        {vatId && <Fact name="VAT ID">{vatId}</Fact>}
        <Fact name="Date">{orderTime(order)}</Fact>
      </Box>
      {order.lines.length === 0 && (
        <Typography color="textSecondary">This order has no templates.</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.lines.map((line) => (
          <Box component="li" key={line.slug} sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, mb: 3 }}>
              <Typography variant="h6" component="span">
                {line.name}{' '}
                <Typography component="span" color="textSecondary">
                  × {line.quantity}
                </Typography>
              </Typography>
              <Price cents={line.priceCents} currency={order.currency} />
            </Box>
            <LineDiscount cents={line.discountCents} currency={order.currency} code={order.couponCode} />
            {order.withdrawn?.includes(line.slug) ? (
              <Typography variant="body2" color="textSecondary">
                {order.paymentStatus === 'charged-back' ? 'Payment returned' : 'Refunded'}: no longer
                available to download with this order.
              </Typography>
            ) : (
              itemAction(line)
            )}
          </Box>
        ))}
      </Box>
      <Divider />
      <Totals {...order} />
      {order.couponDescription && (
        <Typography variant="body2" color="textSecondary">
          Coupon {order.couponCode}: {order.couponDescription}
        </Typography>
      )}
    </Box>
  );
}

export function ReceiptSkeleton() {
  return (
    <Box role="status" aria-label="Loading your order" sx={{ display: 'grid', gap: 5 }}>
      <Skeleton width="40%" height="3.5rem" />
      <Skeleton width="60%" />
      <Skeleton variant="rounded" height="20rem" sx={{ maxWidth: '44rem' }} />
    </Box>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
}
