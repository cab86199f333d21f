import { type Cents, formatMoney } from '@tempera/domain/money/money';
import type { Order } from '@tempera/domain/orders/order';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { FigureCards } from '../../ui/resource-list/FigureCards.tsx';
import { ResourceList } from '../../ui/resource-list/ResourceList.tsx';
import type { Resource } from '../../ui/resource-list/resource.ts';
import { useSettings } from '../../ui/settings.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import {
  ordersPerPage,
  readAllOrders,
  readOrder,
  readOrderFigures,
  useOrderPage,
  useOrdersFound,
} from './api/orders.ts';
import { GiveButton } from './GiveButton.tsx';
import { orderColumns } from './order-columns.tsx';
import { filtersFor } from './order-filter.ts';
import { ordersToCsv } from './orders-to-csv.ts';
import { useOrderDeeds } from './use-order-deeds.tsx';

/** Every order, and what can be done about it. `?order=`, which older notifications name, leads on to one's page. */
export function OrderManagement() {
  const settings = useSettings();
  const { currency } = settings;
  const [changes, setChanges] = useState(0);
  const [openId] = useOpened('order');
  const done = () => setChanges((count) => count + 1);
  const { deedsOf, dialogs } = useOrderDeeds(done);
  const resource: Resource<Order> = {
    table: {
      label: 'Orders',
      columns: orderColumns,
      top: true,
      actions: (order) => (
        <RowMenu
          of={order.id}
          actions={[{ label: 'View Details', href: panelPaths.adminOrder(order.id) }, ...deedsOf(order)]}
        />
      ),
    },
    perPage: ordersPerPage,
    usePage: useOrderPage,
    read: readOrder,
    sortedBy: 'date',
    filters: filtersFor(settings),
    search: {
      label: 'Search by order number, customer or product',
      placeholder: 'Search orders...',
      nouns: ['order', 'orders'],
      useFound: useOrdersFound,
      sorted: true,
    },
    turns: ({ sort }) => (sort.direction === 'desc' ? ['Newer', 'Older'] : ['Older', 'Newer']),
    empty: ({ text, narrowed }) => ({
      icon: text === '' ? 'file' : 'search',
      title: narrowed ? 'No orders match.' : 'No orders yet.',
    }),
    csv: {
      label: 'Export Orders',
      fileName: 'orders.csv',
      failed: 'The orders could not be loaded. Please try again.',
      read: async (query, onProgress) => ordersToCsv(await readAllOrders(query, onProgress)),
    },
  };
  if (openId) return <Navigate to={panelPaths.adminOrder(openId)} replace />;
  return (
    <>
      <ResourceList
        resource={resource}
        title="Orders"
        buttons={<GiveButton variant="contained" onDone={done} />}
        figures={
          <FigureCards
            key={changes}
            ask={readOrderFigures}
            cards={[
              { title: 'Completed', of: ({ completed }) => completed },
              { title: 'Pending', of: ({ pending }) => pending },
              { title: 'Failed', of: ({ failed }) => failed },
              {
                title: 'Total Revenue',
                of: ({ revenueCents }) => formatMoney(revenueCents as Cents, currency),
                note: 'After refunds, tax and fees',
              },
            ]}
          />
        }
      />
      {dialogs}
    </>
  );
}
