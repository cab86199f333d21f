import { attemptGap } from '@tempera/domain/money/attempts';
import type { Order } from '@tempera/domain/orders/order';
import type { Refund } from '@tempera/domain/orders/refund';
import { downloadHistoryLimit } from '@tempera/domain/site/durations';
import { limit, orderBy, where } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import { asLiveOrders } from '../../../firebase/live/orders.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';

/** What stands beside an order, live; inside SignedInFirebase. */

type Stored<T> = T & { id: string };

/** What was given back of it, the newest first. */
export const useRefunds = (orderId: string): Live<Stored<Refund<number>>[]> =>
  useList<Refund<number>>(`orders/${orderId}/refunds`, orderBy('at', 'desc'), limit(30));

/** `users/{uid}/downloads/{id}`. */
interface DownloadRecord {
  productId: string;
  productName: string;
  version: string;
  downloadTime: number;
}

/** What its buyer downloaded, of this order or not, the newest first. */
export const useDownloads = (uid: string): Live<Stored<DownloadRecord>[]> =>
  useList<DownloadRecord>(
    `users/${uid}/downloads`,
    orderBy('downloadTime', 'desc'),
    limit(downloadHistoryLimit),
  );

/** What its buyer has ordered in the day before and the day after it, the newest first; nobody's orders belong together. */
export const useOrdersAround = ({ uid, date }: Pick<Order, 'uid' | 'date'>): Live<Order[]> =>
  asLiveOrders(
    useList(
      'orders',
      where('uid', '==', uid),
      where('date', '>=', new Date(date - attemptGap)),
      where('date', '<', new Date(date + attemptGap)),
      orderBy('date', 'desc'),
      limit(30),
    ),
  );

/** The newest orders of a buyer. */
export const useOrdersOfBuyer = (uid: string): Live<Order[]> =>
  asLiveOrders(useList('orders', where('uid', '==', uid), orderBy('date', 'desc'), limit(6)));
