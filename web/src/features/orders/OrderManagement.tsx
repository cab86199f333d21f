import { type Cents, formatMoney } from '@tempera/domain/money/money';
import type { Order } from '@tempera/domain/orders/order';
import { lazy, Suspense, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { FigureCards } from '../../ui/resource-list/FigureCards.tsx';
import { ResourceList } from '../../ui/resource-list/ResourceList.tsx';
import type { Resource } from '../../ui/resource-list/resource.ts';
import { useSettings } from '../../ui/settings.tsx';
import { showToast } from '../../ui/toast.ts';
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
import { type OrderAction, offeredActions, plainActions } from './order-actions.ts';
import { orderColumns } from './order-columns.tsx';
import { orderFilters } from './order-filter.ts';
import { ordersToCsv } from './orders-to-csv.ts';

const OrderDrawer = lazy(() => import('./components/OrderDrawer.tsx'));
const RefundDialog = lazy(() => import('./components/RefundDialog.tsx'));

/** Every order, and what can be done about it. `?order=` opens one. */
export function OrderManagement() {
  const { currency, promises } = useSettings();
  const [changes, setChanges] = useState(0);
  const [asked, setAsked] = useState<{ order: Order; action: OrderAction['id'] } | null>(null);
  const [openId, show] = useOpened('order');
  const plain = asked && asked.action !== 'refund' ? plainActions[asked.action] : null;
  const close = () => setAsked(null);
  const done = () => setChanges((count) => count + 1);
  /** The same in a row's menu and beside an open order. */
  const deedsOf = (order: Order) =>
    offeredActions(order, Date.now(), promises.refundDays).map(({ id, label }) => ({
      label,
      run: () => setAsked({ order, action: id }),
    }));
  const resource: Resource<Order> = {
    table: {
      label: 'Orders',
      columns: orderColumns,
      top: true,
      actions: (order) => (
        <RowMenu
          of={order.id}
          actions={[{ label: 'View Details', run: () => show(order.id) }, ...deedsOf(order)]}
        />
      ),
    },
    perPage: ordersPerPage,
    usePage: useOrderPage,
    read: readOrder,
    sortedBy: 'date',
    filters: orderFilters,
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
                note: 'After refunds',
              },
            ]}
          />
        }
      />
      <Suspense>
        {openId && <OrderDrawer orderId={openId} deedsOf={deedsOf} onClose={() => show(null)} />}
        {asked?.action === 'refund' && <RefundDialog order={asked.order} onClose={close} onDone={done} />}
        {plain && asked && (
          <ConfirmDialog
            title={plain.question(asked.order)}
            action={plain.label}
            busy="Working…"
            onConfirm={async () => {
              await plain.act(asked.order.id);
              showToast({ title: plain.done, text: asked.order.id, kind: 'success' });
              done();
            }}
            onClose={close}
          >
            {plain.text(asked.order)}
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}
