import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { foundAtMost, useOrdersFound } from '../api/use-orders-list.ts';
import { meets, type OrderFilter } from '../order-filter.ts';
import { OrdersTable, type OrdersTableProps } from './OrdersTable.tsx';

interface FoundOrdersProps extends Omit<OrdersTableProps, 'orders'> {
  text: string;
  filter: OrderFilter;
}

/** Orders whose id, name or address begins with the text, and that meet the filter. */
export function FoundOrders({ text, filter, direction, ...table }: FoundOrdersProps) {
  return (
    <LiveData live={useOrdersFound(text)}>
      {(found) => {
        const newest = found.filter((order) => meets(order, filter));
        const orders = direction === 'desc' ? newest : newest.toReversed();
        return (
          <>
            <Typography role="status" variant="body2" color="textSecondary">
              {orders.length === 1 ? '1 order' : `${orders.length} orders`}
              {found.length >= foundAtMost && ', and perhaps more: type more'}
            </Typography>
            {orders.length === 0 ? (
              <EmptyState level="h2" icon="search" title="No orders match." />
            ) : (
              <OrdersTable orders={orders} direction={direction} {...table} />
            )}
          </>
        );
      }}
    </LiveData>
  );
}
