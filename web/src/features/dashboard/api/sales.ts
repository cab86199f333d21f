import type { Order } from '@tempera/domain/orders/order';
import type { Span } from '@tempera/domain/reports/sales-period';
import type { SalesMonth, SoldProducts } from '@tempera/domain/reports/sales-report';
import { behindParts, monthOf, mostParts } from '@tempera/domain/reports/stats';
import { documentId, limit, orderBy, where } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import { asLiveOrders } from '../../../firebase/live/orders.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';

/** Two years of months, the longest period with the one before it. */
const mostMonths = 24;
/** The longest period that goes by days. */
const mostDays = 30;

/** The figures of every day from one span's beginning to another's end, live: a document for each month. */
export const useSalesMonths = ({ from }: Span, { to }: Span): Live<SalesMonth[]> =>
  useList<SalesMonth>(
    'stats/sales/months',
    where(documentId(), '>=', monthOf(from)),
    where(documentId(), '<=', monthOf(to)),
    limit(mostMonths),
  );

/** What was sold on each day or in each month that a span touches, live: a document for each, or in a large store some parts of it. */
export function useSold({ from, to }: Span, by: 'day' | 'month'): Live<SoldProducts[]> {
  const byDay = by === 'day';
  return useList<SoldProducts>(
    byDay ? 'stats/sales/productDays' : 'stats/sales/productMonths',
    where(documentId(), '>=', byDay ? from : monthOf(from)),
    where(documentId(), '<=', behindParts(byDay ? to : monthOf(to))),
    limit(mostParts * (byDay ? mostDays : mostMonths)),
  );
}

/** Number of recent orders on the dashboard. */
const recent = 4;

/** The newest orders in whatever state, live. */
export const useRecentOrders = (): Live<Order[]> =>
  asLiveOrders(useList('orders', orderBy('date', 'desc'), limit(recent)));
