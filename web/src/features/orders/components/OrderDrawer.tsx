import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { isBillable } from '@tempera/domain/money/invoice';
import type { Order } from '@tempera/domain/orders/order';
import { orderTime } from '@tempera/domain/orders/read-order';
import { formatTime } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import { type ReactNode, useId } from 'react';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { InvoiceButton } from '../../../ui/InvoiceButton.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { type ShownEvent, useHistory, useOrder } from '../api/orders.ts';
import { moneyOf, paidThrough, paymentLooks, statusLooks, stepWords, totalOf } from '../order-words.ts';

interface OrderDrawerProps {
  orderId: string;
  /** What can be done about the order as it stands. */
  deedsOf: (order: Order) => readonly { label: string; run: () => void }[];
  onClose: () => void;
}

/** All there is to an order, from the side: who, what, how it was paid, its history, and what can be done about it; live. */
export default function OrderDrawer({ orderId, deedsOf, onClose }: OrderDrawerProps) {
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: { 'aria-labelledby': titleId, role: 'dialog', sx: { width: 'min(30rem, 100vw)' } },
      }}
    >
      <Box sx={{ p: 6, display: 'grid', gap: 6 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 3 }}>
          <Typography id={titleId} variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {orderId}
          </Typography>
          <Button onClick={onClose}>Close</Button>
        </Box>
        <LiveData live={useOrder(orderId)} gone="There is no order with this number.">
          {(order) => (
            <>
              <OrderDetails order={order} />
              <Box sx={actionBar}>
                {deedsOf(order).map(({ label, run }) => (
                  <Button key={label} variant="outlined" size="small" onClick={run}>
                    {label}
                  </Button>
                ))}
                {isBillable(order) && <InvoiceButton of={{ orderId }} name={orderId} variant="outlined" />}
              </Box>
              <Box component="section" sx={{ display: 'grid', gap: 3 }}>
                <Typography variant="h5" component="h3">
                  History
                </Typography>
                <History order={order} />
              </Box>
            </>
          )}
        </LiveData>
      </Box>
    </Drawer>
  );
}

const actionBar = { display: 'flex', flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } };

function OrderDetails({ order }: { order: Order }) {
  const { customer, payment, refundedCents = 0, withdrawn = [] } = order;
  const money = (amount: number) => moneyOf(amount, order);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Tag {...statusLooks[order.status]} />
        <Tag {...paymentLooks[order.paymentStatus]} />
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 2 }}
      >
        <Fact name="Customer">{customer.name}</Fact>
        <Fact name="Email">{customer.email}</Fact>
        <Fact name="Date">{orderTime(order)}</Fact>
        <Fact name="Payment method">{paidThrough[payment.provider] ?? payment.provider}</Fact>
        {payment.reference && <Fact name="Reference">{payment.reference}</Fact>}
        {order.couponCode && <Fact name="Coupon">{order.couponCode}</Fact>}
      </Box>
      {order.lines.length === 0 && <Typography color="textSecondary">This order has no products.</Typography>}
      <Box
        component="ul"
        aria-label="Products"
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}
      >
        {order.lines.map((line) => (
          <Box
            component="li"
            key={line.slug}
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}
          >
            <span>
              {line.name} × {line.quantity}
              {withdrawn.includes(line.slug) && (
                <Typography variant="body2" color="textSecondary">
                  Removed from library
                </Typography>
              )}
            </span>
            <Typography variant="mono">{money(line.priceCents)}</Typography>
          </Box>
        ))}
      </Box>
      {order.refundRequest?.status === 'open' && <RefundAsked of={order.uid} request={order.refundRequest} />}
      {order.openRefund && (
        <InlineNotice kind="attention">
          A refund is in progress. It finishes on its own within a few minutes.
        </InlineNotice>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          gap: 2,
          '& dd': { textAlign: 'right', typography: 'mono' },
        }}
      >
        <Fact name="Subtotal">{money(order.subtotalCents)}</Fact>
        {order.discountCents > 0 && <Fact name="Discount">−{money(order.discountCents)}</Fact>}
        <Fact name="Tax">{money(order.taxCents)}</Fact>
        <Fact name="Total">{totalOf(order)}</Fact>
        {refundedCents > 0 && <Fact name="Refunded">−{money(refundedCents)}</Fact>}
      </Box>
    </>
  );
}

/** What the buyer asks for, and where they are answered. */
function RefundAsked({
  of: uid,
  request: { at, reason, ticketId },
}: {
  of: string;
  request: NonNullable<Order['refundRequest']>;
}) {
  return (
    <InlineNotice
      kind="attention"
      action={
        <Button size="small" href={paths.supportChat(uid, ticketId)}>
          Open the ticket
        </Button>
      }
    >
      Refund requested on {formatTime(at)}
      {reason && `: ${reason}`}
    </InlineNotice>
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

/** Amount, products and reason of an event, as one text. */
function detailsOf({ details }: ShownEvent, order: Order): string {
  const { amountCents, slugs = [], reason, byHand } = details;
  const names = order.lines.filter((line) => slugs.includes(line.slug)).map((line) => line.name);
  return [
    amountCents ? moneyOf(amountCents, order) : '',
    byHand ? 'manually' : '',
    names.length > 0 ? `removed from library: ${names.join(', ')}` : '',
    reason ?? '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** What happened to an order, the newest first: what, who, when. */
function History({ order }: { order: Order }) {
  return (
    <LiveData live={useHistory(order.id)}>
      {(events) =>
        events.length === 0 ? (
          <Typography color="textSecondary">No history for this order.</Typography>
        ) : (
          <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 }}>
            {events.map((event) => (
              <Box component="li" key={event.id}>
                <Typography variant="subtitle2" component="p">
                  {stepWords[event.what] ?? event.what}
                </Typography>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {detailsOf(event, order)}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {event.byName && `${event.byName}, `}
                  {formatTime(event.at)}
                </Typography>
              </Box>
            ))}
          </Box>
        )
      }
    </LiveData>
  );
}
