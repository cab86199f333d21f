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
import { toNameKey } from '@tempera/domain/people/profile';
import { count, documentId, limit, orderBy, type QueryConstraint, sum, where } from 'firebase/firestore';
import { beginsWith, behind, joinLists, useDoc, useList } from '../../../firebase/live/hooks.tsx';
import { asLiveOrder, asLiveOrders, asOrders, type StoredOrder } from '../../../firebase/live/orders.ts';
import { addUp, countDocuments, readAll, readItem } from '../../../firebase/live/read.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { call } from '../../../firebase/write/call.ts';
import type { Direction, Found, Query } from '../../../ui/resource-list/resource.ts';
import { boundsOf, meets } from '../order-filter.ts';

/** Orders on one page; one more is read, to know whether there are more. */
export const ordersPerPage = 25;
/** Orders that a search shows of each kind: by id, by name, by address. */
const foundAtMost = 15;

/** What meets the filter, by date. */
function ordersThat(filters: Query['filters'], direction: Direction): QueryConstraint[] {
  const { statuses, start, end } = boundsOf(filters);
  return [
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

/** What finds orders whose id, customer's name or customer's address begins with the text. */
const ordersStarting = (text: string) =>
  [
    beginsWith(documentId(), text.toUpperCase()),
    beginsWith('nameKey', toNameKey(text)),
    beginsWith('customer.email', text.toLowerCase()),
  ] as const;

/** Orders whose id, customer's name or customer's address begins with the text, and that meet the filter. */
export function useOrdersFound({ text, filters, sort }: Query): Found<Order> {
  const [byId, byName, byEmail] = ordersStarting(text);
  const live = asLiveOrders(
    joinLists(
      useList('orders', ...byId, limit(foundAtMost)),
      useList('orders', ...byName, limit(foundAtMost)),
      useList('orders', ...byEmail, limit(foundAtMost)),
    ),
  );
  const newest = live.data && newestOnce(live.data).filter((order) => meets(order, filters));
  return {
    live: { ...live, data: sort.direction === 'desc' ? newest : (newest?.toReversed() ?? null) },
    full: (live.data?.length ?? 0) >= foundAtMost,
  };
}

/** Each order once, the newest first. */
function newestOnce(orders: readonly Order[]): Order[] {
  const once = [...new Map(orders.map((order) => [order.id, order])).values()];
  return once.sort((one, other) => other.date - one.date);
}

/** All that the table would show on all its pages, the newest first. */
export async function readAllOrders(
  { text, filters }: Query,
  onProgress: (count: number) => void,
): Promise<Order[]> {
  if (text === '') {
    return asOrders(await readAll<StoredOrder>('orders', ...ordersThat(filters, 'desc'))(onProgress));
  }
  const found = await Promise.all(
    ordersStarting(text).map((starting) => readAll<StoredOrder>('orders', ...starting)(onProgress)),
  );
  return newestOnce(asOrders(found.flat())).filter((order) => meets(order, filters));
}

interface OrderFigures {
  completed: number;
  pending: number;
  failed: number;
  /** What all orders have earned (`earnedCents`), added up by the database. */
  revenueCents: number;
}

/**
 * The figures above the table, by aggregation queries: no order is read. What was refunded in full has earned nothing,
 * so only completed orders count.
 */
export async function readOrderFigures(): Promise<OrderFigures> {
  const [completed, refunded, pending, failed] = await Promise.all([
    addUp('orders', { count: count(), paid: sum('totalCents') }, where('status', '==', 'completed')),
    addUp('orders', { count: count(), given: sum('refundedCents') }, where('status', '==', 'completed')),
    countDocuments('orders', where('status', '==', 'pending')),
    countDocuments('orders', where('status', '==', 'failed')),
  ]);
  return { completed: completed.count, pending, failed, revenueCents: completed.paid - refunded.given };
}

/** Gives back what an order cost, or a part. @throws CallError */
export const refundOrder = (input: RefundOrderInput) =>
  call<RefundOrderInput, RefundOrderOutput>('refundOrder', input);

/** @throws CallError */
export const setOrderStatus = (orderId: string, status: SetOrderStatusInput['status']) =>
  call<SetOrderStatusInput, SetOrderStatusOutput>('setOrderStatus', { orderId, status });

/** @throws CallError */
export const declineRefund = (orderId: string) =>
  call<{ orderId: string }, DeclineRefundOutput>('declineRefund', { orderId });

/** @throws CallError */
export const resendDownloadLinks = (orderId: string) =>
  call<{ orderId: string }, ResendDownloadLinksOutput>('resendDownloadLinks', { orderId });
