import type { Order } from '@tempera/domain/orders/order';
import { limit, orderBy } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import { asLiveOrders } from '../../../firebase/live/orders.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';

/** Number of recent orders on the dashboard. */
const recent = 4;

/** The newest orders in whatever state, live. */
export const useRecentOrders = (): Live<Order[]> =>
  asLiveOrders(useList('orders', orderBy('date', 'desc'), limit(recent)));
