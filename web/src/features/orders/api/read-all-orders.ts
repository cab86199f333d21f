import type { Order } from '@tempera/domain/orders/order';
import { asOrders, type StoredOrder } from '../../../firebase/live/orders.ts';
import { readAll } from '../../../firebase/live/read-all.ts';
import { meets, type OrderFilter } from '../order-filter.ts';
import { newestOnce, ordersStarting, ordersThat } from './use-orders-list.ts';

type Read = (onProgress: (count: number) => void) => Promise<Order[]>;

/** Every order that meets the filter, the newest first; for the export. */
function readFiltered(filter: OrderFilter): Read {
  const read = readAll<StoredOrder>('orders', ...ordersThat(filter, 'desc'));
  return async (onProgress) => asOrders(await read(onProgress));
}

/** Every order whose id, name or address begins with the text, and that meets the filter. */
const readFound =
  (filter: OrderFilter, text: string): Read =>
  async (onProgress) => {
    const found = await Promise.all(
      ordersStarting(text).map((starting) => readAll<StoredOrder>('orders', ...starting)(onProgress)),
    );
    return newestOnce(asOrders(found.flat())).filter((order) => meets(order, filter));
  };

/** All that the table would show on all its pages, the newest first. */
export const readAllOrders = (filter: OrderFilter, text: string): Read =>
  text === '' ? readFiltered(filter) : readFound(filter, text);
