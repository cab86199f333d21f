import Link from '@mui/material/Link';
import { attemptGap, groupAttempts } from '@tempera/domain/money/attempts';
import { type Order, wasPaid } from '@tempera/domain/orders/order';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { Card } from '../../../ui/Card.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { PaymentAttempts, type ShownAttempt } from '../../../ui/payment/PaymentAttempts.tsx';
import { useOrdersAround } from '../api/order-records.ts';
import { attemptLook, totalOf } from '../order-words.ts';

/** What an order was an attempt at: these templates, for this buyer. */
const attemptOf = (order: Order) => ({
  about: order.lines
    .map(({ slug }) => slug)
    .sort()
    .join(' '),
  at: order.date,
  isPaid: wasPaid(order),
  within: attemptGap,
});

/** The orders by which the buyer of this one tried to pay for the same templates until one was paid, the newest first. */
function attemptsAt(order: Order, around: readonly Order[]): Order[] {
  const all = [order, ...around.filter(({ id, totalCents }) => id !== order.id && totalCents > 0)];
  return groupAttempts(all, attemptOf).find((group) => group.includes(order)) ?? [order];
}

const shown = (order: Order, current: Order): ShownAttempt => ({
  id: order.id,
  at: order.date,
  amount: totalOf(order),
  look: attemptLook(order),
  method: order.payment.method ?? null,
  failure: order.payment.failure,
  provider: order.payment.provider,
  reference: order.payment.reference,
  place:
    order.id === current.id ? (
      'this order'
    ) : (
      <Link href={panelPaths.adminOrder(order.id)} sx={{ whiteSpace: 'nowrap' }}>
        {order.id}
      </Link>
    ),
});

/** How often its buyer tried to pay: each attempt is an order of its own. Nothing where nothing was to be paid. */
export function OrderAttempts({ order }: { order: Order }) {
  const around = useOrdersAround(order);
  if (order.totalCents === 0 || order.payment.provider === 'manual') return null;
  return (
    <Card title="Payment attempts">
      <LiveData live={around}>
        {(orders) => <PaymentAttempts attempts={attemptsAt(order, orders).map((one) => shown(one, order))} />}
      </LiveData>
    </Card>
  );
}
