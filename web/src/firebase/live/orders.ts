import type { Order } from '@tempera/domain/orders/order';
import { asOrder } from '@tempera/domain/orders/read-order';
import type { PlainData } from '../public/read-public.ts';
import { readAs } from './read.ts';
import type { Live } from './use-doc.ts';

/** An order's document, whatever it holds. */
export type StoredOrder = PlainData & { id: string };

/** Orders of a query as every screen reads them: one from an older or another store may lack anything. */
export const asOrders = (found: readonly StoredOrder[]): Order[] =>
  found.map((one) => readAs(one, asOrder(one)));

/** The same of a live query. */
export const asLiveOrders = (live: Live<StoredOrder[]>): Live<Order[]> => ({
  ...live,
  data: live.data && asOrders(live.data),
});

/** The same of a live document. */
export const asLiveOrder = (live: Live<StoredOrder>): Live<Order> => ({
  ...live,
  data: live.data && asOrder(live.data),
});
