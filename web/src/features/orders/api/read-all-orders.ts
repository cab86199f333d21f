import type { Order } from '@tempera/domain/orders/order';
import { asOrders, type StoredOrder } from '../../../firebase/live/orders.ts';
import { readAll } from '../../../firebase/live/read-all.ts';
import type { Query } from '../../../ui/resource-list/resource.ts';
import { meets } from '../order-filter.ts';
import { newestOnce, ordersStarting, ordersThat } from './use-orders-list.ts';

type OnProgress = (count: number) => void;

/** All that the table would show on all its pages, the newest first. */
export async function readAllOrders({ text, filters }: Query, onProgress: OnProgress): Promise<Order[]> {
  if (text === '') {
    return asOrders(await readAll<StoredOrder>('orders', ...ordersThat(filters, 'desc'))(onProgress));
  }
  const found = await Promise.all(
    ordersStarting(text).map((starting) => readAll<StoredOrder>('orders', ...starting)(onProgress)),
  );
  return newestOnce(asOrders(found.flat())).filter((order) => meets(order, filters));
}
