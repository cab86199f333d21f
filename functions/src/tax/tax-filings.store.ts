import type { Order } from '@tempera/domain/orders/order';
import { type StoredOrder, toOrder } from '../checkout/orders.store.ts';
import { type StoredRefund, toRefund } from '../orders/refunds.store.ts';
import type { DocumentSnapshot } from '../platform/admin.ts';
import { isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';

const pageSize = 100;

/** Orders of which something is to be told to Stripe Tax, page by page. */
export async function* ordersToFile(): AsyncGenerator<StoredOrder> {
  let after: DocumentSnapshot | undefined;
  for (;;) {
    const query = refs.orders().where('taxFiling.state', '==', 'due').limit(pageSize);
    const page = await (after ? query.startAfter(after) : query).get();
    for (const snapshot of page.docs) yield toOrder(snapshot);
    after = page.docs.at(-1);
    if (page.size < pageSize) return;
  }
}

/** What was given back of an order. */
export async function doneRefunds(orderId: string): Promise<StoredRefund[]> {
  const found = await refs.refunds(orderId).get();
  return found.docs.flatMap((one) => toRefund(one) ?? []).filter(({ status }) => status === 'done');
}

/** @returns false when the order has changed since it was read: there may be more to tell */
export async function storeFiling(
  order: StoredOrder,
  taxFiling: NonNullable<Order['taxFiling']>,
): Promise<boolean> {
  try {
    await refs.order(order.id).update({ taxFiling }, { lastUpdateTime: order.updateTime });
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}
