import type { Order } from '@tempera/domain/orders/order';
import type {
  DeclineRefundOutput,
  RefundOrderInput,
  RefundOrderOutput,
  ResendDownloadLinksOutput,
  SetOrderStatusInput,
  SetOrderStatusOutput,
} from '@tempera/domain/orders/order-calls';
import { newestFirst, type OrderEvent } from '@tempera/domain/orders/order-history';
import { isFound, searchWords } from '@tempera/domain/search/terms';
import { count, limit, orderBy, type QueryConstraint, sum, where } from 'firebase/firestore';
import { withProof } from '../../../firebase/auth/proof.ts';
import { behind, useDoc, useList } from '../../../firebase/live/hooks.tsx';
import { asLiveOrder, asLiveOrders, asOrders, type StoredOrder } from '../../../firebase/live/orders.ts';
import { addUp, countDocuments, readAll, readItem } from '../../../firebase/live/read.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { useFound, withWord } from '../../../firebase/live/use-found.ts';
import { call } from '../../../firebase/write/call.ts';
import type { Direction, Found, Query } from '../../../ui/resource-list/resource.ts';
import { boundsOf } from '../order-filter.ts';

/** Orders on one page; one more is read, to know whether there are more. */
export const ordersPerPage = 25;

/** What meets the filter, by date. */
function ordersThat(filters: Query['filters'], direction: Direction): QueryConstraint[] {
  const { statuses, disputed, start, end, thin } = boundsOf(filters);
  return [
    ...(thin ? [where('thinEvidence', '==', true)] : []),
    ...(disputed ? [where('dispute.state', 'in', ['inquiry', 'open'])] : []),
    where('status', 'in', statuses),
    where('date', '>=', start),
    where('date', '<', end),
    orderBy('date', direction),
  ];
}

/** What meets the filter, a page at a time. `last` is the last order on the page before. */
export const useOrderPage = ({ filters, sort }: Query, last: Order | null): Live<Order[]> =>
  asLiveOrders(
    useList('orders', ...ordersThat(filters, sort.direction), ...behind(last), limit(ordersPerPage + 1)),
  );

/** One order, asked for once; null when there is none. @throws FirebaseError */
export async function readOrder(id: string): Promise<Order | null> {
  const found = await readItem<StoredOrder>(`orders/${id}`);
  return found && (asOrders([found])[0] ?? null);
}

/** One order. */
export const useOrder = (id: string): Live<Order> => asLiveOrder(useDoc(`orders/${id}`));

export type ShownEvent = OrderEvent<number> & { id: string };

/** More than an order ever sees; the newest are shown. */
const shownAtMost = 30;

/** What happened to an order, the newest first. */
export function useHistory(orderId: string): Live<ShownEvent[]> {
  const live = useList<ShownEvent>(`orders/${orderId}/history`, orderBy('at', 'desc'), limit(shownAtMost));
  return { ...live, data: live.data && newestFirst(live.data) };
}

/** Orders whose number, customer, products or coupon have all that is typed, and that meet the filter. */
export function useOrdersFound({ text, filters, sort }: Query): Found<Order> {
  const { live, more } = useFound<StoredOrder>(
    'orders',
    text,
    ordersPerPage,
    ...ordersThat(filters, sort.direction),
  );
  return { live: asLiveOrders(live), more };
}

/** All that the table would show on all its pages, the newest first. */
export async function readAllOrders(
  { text, filters }: Query,
  onProgress: (count: number) => void,
): Promise<Order[]> {
  const words = searchWords(text);
  const wanted = text === '' ? [] : [withWord(words)];
  const found = await readAll<StoredOrder>('orders', ...wanted, ...ordersThat(filters, 'desc'))(onProgress);
  return asOrders(found.filter((order) => isFound(order, words)));
}

interface OrderFigures {
  completed: number;
  pending: number;
  failed: number;
  /** What is left of all orders after refunds, tax and fees, added up by the database. */
  revenueCents: number;
}

/** The figures above the table, by aggregation queries: no order and no entry of the ledger is read. */
export async function readOrderFigures(): Promise<OrderFigures> {
  const [completed, earned, pending, failed] = await Promise.all([
    countDocuments('orders', where('status', '==', 'completed')),
    addUp('ledger', { count: count(), net: sum('netCents') }, where('of.type', '==', 'order')),
    countDocuments('orders', where('status', '==', 'pending')),
    countDocuments('orders', where('status', '==', 'failed')),
  ]);
  return { completed, pending, failed, revenueCents: earned.net };
}

/** Gives back what an order cost, or a part. @throws CallError */
export const refundOrder = (input: RefundOrderInput) =>
  withProof(() => call<RefundOrderInput, RefundOrderOutput>('refundOrder', input));

/** @throws CallError */
export const setOrderStatus = (orderId: string, status: SetOrderStatusInput['status']) =>
  call<SetOrderStatusInput, SetOrderStatusOutput>('setOrderStatus', { orderId, status });

/** @throws CallError */
export const declineRefund = (orderId: string) =>
  call<{ orderId: string }, DeclineRefundOutput>('declineRefund', { orderId });

/** @throws CallError */
export const resendDownloadLinks = (orderId: string) =>
  call<{ orderId: string }, ResendDownloadLinksOutput>('resendDownloadLinks', { orderId });
