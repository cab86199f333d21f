import type { Order } from '@tempera/domain/orders/order';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { PageTurner } from '../../../ui/PageTurner.tsx';
import { useTrail } from '../../../ui/use-trail.ts';
import { ordersPerPage, useOrderPage } from '../api/use-orders-list.ts';
import { type OrderFilter, takesAll } from '../order-filter.ts';
import { OrdersTable, type OrdersTableProps } from './OrdersTable.tsx';

interface OrderPagesProps extends Omit<OrdersTableProps, 'orders'> {
  filter: OrderFilter;
}

/** What meets the filter, a page at a time, live. Key it by what it shows. */
export function OrderPages({ filter, direction, ...table }: OrderPagesProps) {
  const trail = useTrail<Order>();
  const [back, on] = direction === 'desc' ? ['Newer', 'Older'] : ['Older', 'Newer'];
  return (
    <LiveData live={useOrderPage(filter, direction, trail.last)}>
      {(orders) =>
        orders.length === 0 && trail.last === null ? (
          <EmptyState
            level="h2"
            icon="file"
            title={takesAll(filter) ? 'No orders yet.' : 'No orders match.'}
          />
        ) : (
          <>
            <OrdersTable orders={orders.slice(0, ordersPerPage)} direction={direction} {...table} />
            <PageTurner trail={trail} items={orders} perPage={ordersPerPage} back={back} on={on} />
          </>
        )
      }
    </LiveData>
  );
}
