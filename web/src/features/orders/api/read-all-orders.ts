import type { Order } from '@tempera/domain/order';
import { toNameKey } from '@tempera/domain/profile';
import { endAt, orderBy, startAt, where } from 'firebase/firestore';
import { asOrders, type StoredOrder } from '../../../firebase/orders.ts';
import { readAll } from '../../../firebase/read-all.ts';
import { boundsOf, meets, type OrderFilter } from '../order-filter.ts';
import { beyond, newestOnce } from './use-orders-list.ts';

type Read = (onProgress: (count: number) => void) => Promise<Order[]>;

/** Every order that meets the filter, the newest first; for the export. */
function readFiltered(filter: OrderFilter): Read {
  const { statuses, start, end } = boundsOf(filter);
  const read = readAll<StoredOrder>(
    'orders',
    where('status', 'in', statuses),
    where('date', '>=', start),
    where('date', '<', end),
    orderBy('date', 'desc'),
  );
  return async (onProgress) => asOrders(await read(onProgress));
}

/** Every order whose id, name or address begins with the text, and that meets the filter. */
const readFound =
  (filter: OrderFilter, text: string): Read =>
  async (onProgress) => {
    const [id, key, address] = [text.toUpperCase(), toNameKey(text), text.toLowerCase()];
    const found = await Promise.all([
      readAll<StoredOrder>('orders', orderBy('__name__'), startAt(id), endAt(id + beyond))(onProgress),
      readAll<StoredOrder>('orders', orderBy('nameKey'), startAt(key), endAt(key + beyond))(onProgress),
      readAll<StoredOrder>(
        'orders',
        orderBy('customer.email'),
        startAt(address),
        endAt(address + beyond),
      )(onProgress),
    ]);
    return newestOnce(asOrders(found.flat())).filter((order) => meets(order, filter));
  };

/** All that the table would show on all its pages, the newest first. */
export const readAllOrders = (filter: OrderFilter, text: string): Read =>
  text === '' ? readFiltered(filter) : readFound(filter, text);
