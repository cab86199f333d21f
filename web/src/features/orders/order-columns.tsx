import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Order } from '@tempera/domain/orders/order';
import { orderTime, unsaid } from '@tempera/domain/orders/read-order';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { thinEvidenceLabel } from '@tempera/domain/tax/evidence-words';
import { Email } from '../../ui/Email.tsx';
import { answerWords } from '../../ui/payment/answer-words.ts';
import type { Column } from '../../ui/resource-list/resource.ts';
import { Tag } from '../../ui/Tag.tsx';
import { moneyOf, paymentLooks, productsOf, statusLooks, totalOf } from './order-words.ts';

const statusTag = ({ status, refundRequest, thinEvidence }: Order) => (
  <>
    <Tag {...statusLooks[status]} />
    {refundRequest?.status === 'open' && <Tag label="Refund requested" tone="ochre" />}
    {thinEvidence && <Tag label={thinEvidenceLabel} tone="ochre" />}
  </>
);

/** That a bank, or PayPal, asks about a payment, and has taken nothing. */
const asked = ({ dispute }: Order) => dispute?.state === 'inquiry' && <Tag label="Inquiry" tone="ochre" />;

/** Until when a dispute can be answered. */
function AnswerBy({ dispute }: Pick<Order, 'dispute'>) {
  const words = dispute && answerWords(dispute, Date.now());
  return words ? <Typography variant="body2">{words}</Typography> : null;
}

/** The number, which leads to the order. */
const OrderNumber = ({ id }: Pick<Order, 'id'>) => (
  <Link
    href={panelPaths.adminOrder(id)}
    variant="mono"
    sx={{ display: 'inline-block', py: 0.5, overflowWrap: 'anywhere', whiteSpace: { lg: 'nowrap' } }}
  >
    {id}
  </Link>
);

export const orderColumns: readonly Column<Order>[] = [
  {
    id: 'date',
    head: 'Order, date',
    sort: 'desc',
    names: true,
    sx: { maxWidth: { xs: '11rem', sm: '14rem' } },
    cell: (order) => (
      <>
        <OrderNumber id={order.id} />
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: { lg: 'nowrap' } }}>
          {orderTime(order)}
        </Typography>
      </>
    ),
  },
  {
    id: 'customer',
    head: 'Customer',
    from: 'sm',
    sx: { minWidth: { sm: '9rem', lg: '12rem' }, maxWidth: '14rem', overflowWrap: 'anywhere' },
    cell: ({ customer }) => (
      <>
        {customer.name}
        <Typography variant="body2" color="textSecondary">
          <Email address={customer.email} />
        </Typography>
      </>
    ),
    below: ({ customer }) => (
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {customer.name}
      </Typography>
    ),
  },
  {
    id: 'products',
    head: 'Products',
    from: 'lg',
    sx: { minWidth: '8rem' },
    cell: (order) => productsOf(order) || unsaid,
  },
  {
    id: 'coupon',
    head: 'Coupon',
    from: 'lg',
    sx: { typography: 'mono', minWidth: '6.5rem', maxWidth: '9rem', overflowWrap: 'anywhere' },
    cell: ({ couponCode }) => couponCode,
  },
  {
    id: 'total',
    head: 'Total',
    align: 'right',
    sx: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    cell: (order) => (
      <>
        {totalOf(order)}
        {order.refundedCents ? (
          <Typography variant="body2" color="textSecondary">
            −{moneyOf(order.refundedCents, order)}
          </Typography>
        ) : null}
      </>
    ),
  },
  {
    id: 'status',
    head: 'Status, payment',
    from: 'sm',
    cell: (order) => (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {statusTag(order)}
        {paymentLooks[order.paymentStatus].label !== statusLooks[order.status].label && (
          <Typography variant="body2" color="textSecondary">
            {paymentLooks[order.paymentStatus].label}
          </Typography>
        )}
        {asked(order)}
        <AnswerBy {...order} />
      </Box>
    ),
    below: (order) => (
      <>
        {statusTag(order)}
        {order.paymentStatus === 'disputed' && <Tag {...paymentLooks.disputed} />}
        {asked(order)}
        <AnswerBy {...order} />
      </>
    ),
  },
];
