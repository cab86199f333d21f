import { randomUUID } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import type { ResendDownloadLinksOutput } from '@tempera/domain/orders/order-calls';
import { isWhole } from '@tempera/domain/orders/read-order';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { addEvent, orderAudit } from '../checkout/order-history.ts';
import { downloadsMail } from '../checkout/order-mail.ts';
import { readOrder } from '../checkout/orders.store.ts';
import { db } from '../platform/admin.ts';
import type { CallAuth } from '../platform/caller.ts';
import { loadManager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';

/**
 * Mails the way to the downloads once more, to the address of the order. It goes out whatever the
 * notifications' toggles say: somebody has asked for it. Those who answer may do it too.
 * @throws RefusalError those of `loadManager`; `order-not-found`, `order-status` unless the order is completed
 *   and says who bought what
 */
export async function resendDownloadLinks(
  { orderId }: { orderId: string },
  auth: CallAuth | null,
): Promise<ResendDownloadLinksOutput> {
  const by = await loadManager(auth, 'helpCustomers');
  const [order, settings] = await Promise.all([readOrder(orderId), loadSettings()]);
  if (order.status !== 'completed' || !isWhole(order)) throw new RefusalError('order-status');
  const to = order.customer.email;
  const batch = db().batch();
  batch.create(refs.mail(`order-${orderId}-links-${randomUUID()}`), {
    to,
    ...downloadsMail(order, settings),
  });
  addEvent(batch, orderId, 'links-sent', {}, by);
  batch.create(refs.audit().doc(), orderAudit('order.links-sent', order, by, {}));
  await batch.commit();
  return { sentTo: to };
}
