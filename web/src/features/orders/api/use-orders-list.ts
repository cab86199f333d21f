import type { Order } from '@tempera/domain/order';
import { toNameKey } from '@tempera/domain/profile';
import { endAt, limit, orderBy, startAt, where } from 'firebase/firestore';
import { behind, type Live, useDoc, useList } from '../../../firebase/hooks.ts';
import { asLiveOrder, asLiveOrders, asOrders } from '../../../firebase/orders.ts';
import type { Direction } from '../../../ui/SortHead.tsx';
import { boundsOf, type OrderFilter } from '../order-filter.ts';

/** Orders on one page; one more is read, to know whether there are more. */
export const ordersPerPage = 25;
/** Orders that a search shows of each kind: by id, by name, by address. */
export const foundAtMost = 15;

/** After everything that begins with a text. */
export const beyond = '\uf8ff';

/** What meets the filter, a page at a time. `last` is the last order on the page before. */
type UsePage = (filter: OrderFilter, last: Order | null) => Live<Order[]>;

const useNewest: UsePage = (filter, last) => {
  const { statuses, start, end } = boundsOf(filter);
  return asLiveOrders(
    useList(
      'orders',
      where('status', 'in', statuses),
      where('date', '>=', start),
      where('date', '<', end),
      orderBy('date', 'desc'),
      ...behind(last),
      limit(ordersPerPage + 1),
    ),
  );
};

const useOldest: UsePage = (filter, last) => {
  const { statuses, start, end } = boundsOf(filter);
  return asLiveOrders(
    useList(
      'orders',
      where('status', 'in', statuses),
      where('date', '>=', start),
      where('date', '<', end),
      orderBy('date'),
      ...behind(last),
      limit(ordersPerPage + 1),
    ),
  );
};

/** Both orders of the table. Keep a component to one of them. */
export const orderPages: Record<Direction, UsePage> = { asc: useOldest, desc: useNewest };

/** One order. */
export const useOrder = (id: string): Live<Order> => asLiveOrder(useDoc(`orders/${id}`));

/** Orders whose id, customer's name or customer's address begins with the text. */
export function useOrdersFound(text: string): Live<Order[]> {
  const typed = text.trim();
  const id = typed.toUpperCase();
  const byId = useList('orders', orderBy('__name__'), startAt(id), endAt(id + beyond), limit(foundAtMost));
  const key = toNameKey(typed);
  const byName = useList('orders', orderBy('nameKey'), startAt(key), endAt(key + beyond), limit(foundAtMost));
  const address = typed.toLowerCase();
  const byEmail = useList(
    'orders',
    orderBy('customer.email'),
    startAt(address),
    endAt(address + beyond),
    limit(foundAtMost),
  );
  const lists = [byId, byName, byEmail];
  const orders = newestOnce(asOrders(lists.flatMap(({ data }) => data ?? [])));
  return {
    loading: lists.some(({ loading }) => loading),
    data: lists.every(({ data }) => data) ? orders : null,
    error: lists.find(({ error }) => error)?.error,
  };
}

/** Each order once, the newest first. */
export function newestOnce(orders: readonly Order[]): Order[] {
  const once = [...new Map(orders.map((order) => [order.id, order])).values()];
  return once.sort((one, other) => other.date - one.date);
}
