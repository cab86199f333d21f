import type { Order } from '@tempera/domain/orders/order';
import { limit, orderBy, where } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import { asLiveOrders } from '../../../firebase/live/orders.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';

/** The person's newest orders, live; inside SignedInFirebase. */
export function useOrders(uid: string, count: number): Live<Order[]> {
  return asLiveOrders(useList('orders', where('uid', '==', uid), orderBy('date', 'desc'), limit(count)));
}
