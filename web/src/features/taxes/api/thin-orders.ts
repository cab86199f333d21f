import type { Order } from '@tempera/domain/orders/order';
import { limit, orderBy, where } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import { asLiveOrders, type StoredOrder } from '../../../firebase/live/orders.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';

/** How many are shown. */
export const thinAtMost = 50;

/** Paid orders of which one thing alone says where their buyer is, the newest first. */
export const useThinOrders = (): Live<Order[]> =>
  asLiveOrders(
    useList<StoredOrder>(
      'orders',
      where('thinEvidence', '==', true),
      where('status', '==', 'completed'),
      orderBy('date', 'desc'),
      limit(thinAtMost),
    ),
  );
