import { newestFirst, type OrderEvent } from '@tempera/domain/orders/order-history';
import { limit, orderBy } from 'firebase/firestore';
import { type Live, useList } from '../../../firebase/live/hooks.ts';

export type ShownEvent = OrderEvent<number> & { id: string };

/** More than an order ever sees; the newest are shown. */
const shownAtMost = 30;

/** What happened to an order, the newest first. */
export function useHistory(orderId: string): Live<ShownEvent[]> {
  const live = useList<ShownEvent>(`orders/${orderId}/history`, orderBy('at', 'desc'), limit(shownAtMost));
  return { ...live, data: live.data && newestFirst(live.data) };
}
