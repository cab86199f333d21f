import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '@tempera/domain/orders/order';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchField } from '../../ui/SearchField.tsx';
import type { Direction } from '../../ui/SortHead.tsx';
import { ExportOrders } from './components/ExportOrders.tsx';
import { FoundOrders } from './components/FoundOrders.tsx';
import { OrderCards } from './components/OrderCards.tsx';
import { OrderFilters } from './components/OrderFilters.tsx';
import { OrderPages } from './components/OrderPages.tsx';
import { type OrderDeed, plainDeeds } from './order-deeds.ts';
import { type OrderFilter, readFilter } from './order-filter.ts';

const OrderDrawer = lazy(() => import('./components/OrderDrawer.tsx'));
const ConfirmDeed = lazy(() => import('./components/ConfirmDeed.tsx'));
const RefundDialog = lazy(() => import('./components/RefundDialog.tsx'));

/** What the table shows when the address says nothing. */
const standards: Record<string, string> = { status: 'all', from: '', to: '', q: '', way: 'desc' };

/** Every order, and what can be done about it. Search and filter stand in the URL. */
export function OrderManagement() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const text = params.get('q') ?? '';
  const search = useDeferredValue(text.trim());
  const [changes, setChanges] = useState(0);
  const [asked, setAsked] = useState<{ order: Order; deed: OrderDeed['id'] | 'details' } | null>(null);
  const close = () => setAsked(null);
  const done = () => setChanges((count) => count + 1);
  const direction = params.get('way') === 'asc' ? 'asc' : 'desc';
  const show = (fields: Partial<OrderFilter & { q: string; way: Direction }>) => {
    const next = { ...filter, q: text, way: direction, ...fields };
    const kept = Object.entries(next).filter(([name, value]) => value !== standards[name]);
    setParams(Object.fromEntries(kept), { replace: true, preventScrollReset: true });
  };
  const table = {
    direction,
    onSort: (way: Direction) => show({ way }),
    onAsk: (order: Order, deed: OrderDeed['id'] | 'details') => setAsked({ order, deed }),
  } as const;
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 4 }}>
        <Typography variant="h2" component="h1">
          Orders
        </Typography>
        <ExportOrders filter={filter} search={search} />
      </Box>
      <OrderCards key={changes} />
      <Box
        component="form"
        role="search"
        onSubmit={(event) => event.preventDefault()}
        sx={{ maxWidth: '40rem' }}
      >
        <SearchField
          label="Search by the beginning of an order’s id, a name or an e-mail address"
          placeholder="Search orders..."
          value={text}
          onChange={(q) => show({ q })}
        />
      </Box>
      <OrderFilters filter={filter} onChange={show} />
      {search === '' ? (
        <OrderPages key={JSON.stringify([filter, direction])} filter={filter} {...table} />
      ) : (
        <FoundOrders text={search} filter={filter} {...table} />
      )}
      <Suspense>
        {asked?.deed === 'details' && <OrderDrawer orderId={asked.order.id} onClose={close} />}
        {asked?.deed === 'refund' && <RefundDialog order={asked.order} onClose={close} onDone={done} />}
        {asked && asked.deed !== 'details' && asked.deed !== 'refund' && (
          <ConfirmDeed order={asked.order} deed={plainDeeds[asked.deed]} onClose={close} onDone={done} />
        )}
      </Suspense>
    </Box>
  );
}
