import type { Order, OrderStatus } from '@tempera/domain/orders/order';
import { Tag } from '../../../ui/Tag.tsx';

const looks = {
  completed: { label: 'Completed', tone: 'verdigris' },
  pending: { label: 'Pending', tone: 'ochre' },
  failed: { label: 'Failed', tone: 'vermilion' },
  refunded: { label: 'Refunded', tone: 'ink' },
} as const satisfies Record<OrderStatus, object>;

/** How an order stands. */
export function OrderStatusTag({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>) {
  const { label, tone } = looks[status];
  return <Tag label={paymentStatus === 'partly-refunded' ? 'Partly refunded' : label} tone={tone} />;
}
