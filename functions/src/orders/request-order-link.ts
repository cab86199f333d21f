import { RefusalError } from '@tempera/domain/calls/reasons';
import type { RequestOrderLinkOutput } from '@tempera/domain/orders/linked-order';
import { readOrder } from '../checkout/orders.store.ts';
import { type CallAuth, loadCaller, requireIdentity } from '../platform/caller.ts';
import { signOrderLink } from './order-link.ts';

/**
 * The link that opens an order in any browser, for its buyer: what the mail has, for those whom no mail reaches.
 * @throws RefusalError those of `loadCaller`; `order-not-found`, also when it is somebody else's
 */
export async function requestOrderLink(
  { orderId }: { orderId: string },
  auth: CallAuth | null,
  secret: string,
): Promise<RequestOrderLinkOutput> {
  const { uid } = await loadCaller(requireIdentity(auth));
  const order = await readOrder(orderId);
  const link = order.uid === uid ? signOrderLink(order, secret) : null;
  if (link === null) throw new RefusalError('order-not-found');
  return { link };
}
