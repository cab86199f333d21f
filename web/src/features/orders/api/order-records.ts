import type { LedgerEntry } from '@tempera/domain/ledger/ledger-entry';
import { attemptGap } from '@tempera/domain/money/attempts';
import type { Order } from '@tempera/domain/orders/order';
import { unsaid } from '@tempera/domain/orders/read-order';
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

/** More entries than one order ever has. */
const entriesAtMost = 100;

/** What is booked of it. */
export const useLedgerOf = (orderId: string): Live<Stored<LedgerEntry>[]> =>
  useList<LedgerEntry>('ledger', where('of.id', '==', orderId), limit(entriesAtMost));

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

/** More orders than that of one person are for the list, which finds them all. */
const othersAtMost = 20;

/** The newest orders with a field like this one's. */
const useOrdersLike = (field: 'uid' | 'customer.email', value: string): Live<Order[]> =>
  asLiveOrders(useList('orders', where(field, '==', value), orderBy('date', 'desc'), limit(othersAtMost)));

/** Other orders of the same account or, as guests have a new one in each browser, of the same address: the newest first. */
export function useOtherOrders({ id, uid, customer }: Pick<Order, 'id' | 'uid' | 'customer'>): Order[] {
  const byAccount = useOrdersLike('uid', uid).data ?? [];
  const byAddress = useOrdersLike('customer.email', customer.email).data ?? [];
  // Orders that do not say whose they are have nobody in common.
  const all = [...(uid === '' ? [] : byAccount), ...(customer.email === unsaid ? [] : byAddress)];
  const found = new Map(all.map((order) => [order.id, order]));
  found.delete(id);
  return [...found.values()].sort((one, other) => other.date - one.date);
}
