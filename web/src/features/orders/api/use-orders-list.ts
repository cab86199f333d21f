import type { Order } from '@tempera/domain/orders/order';
import { toNameKey } from '@tempera/domain/people/profile';
import { documentId, limit, orderBy, type QueryConstraint, where } from 'firebase/firestore';
import { beginsWith, behind, joinLists, type Live, useDoc, useList } from '../../../firebase/live/hooks.ts';
import { asLiveOrder, asLiveOrders } from '../../../firebase/live/orders.ts';
import type { Direction } from '../../../ui/SortHead.tsx';
import { boundsOf, type OrderFilter } from '../order-filter.ts';

/** Orders on one page; one more is read, to know whether there are more. */
export const ordersPerPage = 25;
/** Orders that a search shows of each kind: by id, by name, by address. */
export const foundAtMost = 15;

/** What meets the filter, by date. */
export function ordersThat(filter: OrderFilter, direction: Direction): QueryConstraint[] {
  const { statuses, start, end } = boundsOf(filter);
  return [
    where('status', 'in', statuses),
    where('date', '>=', start),
    where('date', '<', end),
    orderBy('date', direction),
  ];
}

/** What meets the filter, a page at a time. `last` is the last order on the page before. */
export const useOrderPage = (filter: OrderFilter, direction: Direction, last: Order | null): Live<Order[]> =>
  asLiveOrders(
    useList('orders', ...ordersThat(filter, direction), ...behind(last), limit(ordersPerPage + 1)),
  );

/** One order. */
export const useOrder = (id: string): Live<Order> => asLiveOrder(useDoc(`orders/${id}`));

/** What finds orders whose id, customer's name or customer's address begins with the text. */
export const ordersStarting = (text: string) =>
  [
    beginsWith(documentId(), text.toUpperCase()),
    beginsWith('nameKey', toNameKey(text)),
    beginsWith('customer.email', text.toLowerCase()),
  ] as const;

/** Orders whose id, customer's name or customer's address begins with the text, the newest first. */
export function useOrdersFound(text: string): Live<Order[]> {
  const [byId, byName, byEmail] = ordersStarting(text.trim());
  const found = asLiveOrders(
    joinLists(
      useList('orders', ...byId, limit(foundAtMost)),
      useList('orders', ...byName, limit(foundAtMost)),
      useList('orders', ...byEmail, limit(foundAtMost)),
    ),
  );
  return { ...found, data: found.data && newestOnce(found.data) };
}

/** Each order once, the newest first. */
export function newestOnce(orders: readonly Order[]): Order[] {
  const once = [...new Map(orders.map((order) => [order.id, order])).values()];
  return once.sort((one, other) => other.date - one.date);
}
