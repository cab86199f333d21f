import type { PlaceOrderOutput } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { isByHand } from '@tempera/domain/orders/order';
import type { finishPaymentInput } from '@tempera/domain/orders/order-calls';
import type { z } from 'zod';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { type CallAuth, requireIdentity } from '../platform/caller.ts';
import { loadSettings } from './checkout-facts.store.ts';
import { applyPayment, finishOrder } from './finish-order.ts';
import { failOrder } from './order-steps.store.ts';
import { readOrder, type StoredOrder } from './orders.store.ts';
import { toOutput } from './place-order.ts';

/** @throws RefusalError `order-not-found`, also for somebody else's */
async function readOwn(orderId: string, uid: string): Promise<StoredOrder> {
  const order = await readOrder(orderId);
  if (order.uid !== uid) throw new RefusalError('order-not-found');
  return order;
}

/**
 * How an order stands whose buyer is back from their bank, brought in line with that. With `cancel` they give it up instead: an
 * order that is not paid yet fails as canceled, unless the bank is deciding already.
 * @throws RefusalError `sign-in-required`, `order-not-found`, `payment-pending` where it is too late to cancel, `payment-unavailable`
 */
export async function finishPayment(
  { orderId, action }: z.output<typeof finishPaymentInput>,
  auth: CallAuth | null,
  provider: PaymentProvider,
): Promise<PlaceOrderOutput> {
  const { uid } = requireIdentity(auth);
  const [order, settings] = await Promise.all([readOwn(orderId, uid), loadSettings()]);
  if (action === 'check') return toOutput(await finishOrder(order, provider, settings));
  if (order.status !== 'pending' || isByHand(order)) return toOutput({ order, clientSecret: null });
  const { reference } = order.payment;
  if (reference === null) {
    return toOutput({ order: await failOrder(order, { why: 'canceled' }, settings), clientSecret: null });
  }
  const finished = await applyPayment(order, await provider.cancel(reference), provider, settings);
  if (finished.order.status === 'pending') throw new RefusalError('payment-pending');
  return toOutput(finished);
}
