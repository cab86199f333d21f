import type { PlaceOrderOutput } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { isByHand } from '@tempera/domain/orders/order';
import type { finishPaymentInput } from '@tempera/domain/orders/order-calls';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { z } from 'zod';
import { loadLinkedOrder } from '../orders/load-linked-order.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { type CallAuth, loadSession, requireIdentity } from '../platform/caller.ts';
import { loadSettings } from './checkout-facts.store.ts';
import { applyPayment, type FinishedOrder, finishOrder } from './finish-order.ts';
import { failOrder } from './order-steps.store.ts';
import { findOrderOfKey, idempotencyId, readOrder, type StoredOrder } from './orders.store.ts';
import { toOutput } from './place-order.ts';

type Input = z.output<typeof finishPaymentInput>;

/** @throws RefusalError `sign-in-required`, `order-not-found`, also for somebody else's; by a link those of `loadLinkedOrder` */
async function readTheirs(input: Input, auth: CallAuth | null, signingKey: string): Promise<StoredOrder> {
  if ('orderLink' in input) return loadLinkedOrder(input.orderLink, 'payment', signingKey);
  const { uid } = await loadSession(requireIdentity(auth));
  const orderId =
    'orderId' in input ? input.orderId : await findOrderOfKey(idempotencyId(uid, input.idempotencyKey));
  if (orderId === null) throw new RefusalError('order-not-found');
  const order = await readOrder(orderId);
  if (order.uid !== uid) throw new RefusalError('order-not-found');
  return order;
}

/** @throws RefusalError `payment-pending` where it is too late */
async function cancelOrder(
  order: StoredOrder,
  provider: PaymentProvider,
  settings: SiteSettings,
): Promise<FinishedOrder> {
  if (order.status !== 'pending' || isByHand(order)) return { order, next: {} };
  const { reference } = order.payment;
  if (reference === null) {
    return cancelOrder(
      await failOrder(order, { why: 'canceled', givenUp: true }, settings),
      provider,
      settings,
    );
  }
  const payment = await provider.cancel(reference, 'given-up');
  const finished = await applyPayment(order, payment, provider, settings, true);
  if (finished.order.status === 'pending') throw new RefusalError('payment-pending');
  return finished;
}

/**
 * How an order stands whose buyer is back from their bank, brought in line with that. With `cancel` they give it up instead: an
 * order that is not paid yet fails as canceled, unless the bank is deciding already. Whoever has the link of its mail stands for the buyer:
 * all that they can do is pay for it, or not.
 * @throws RefusalError those of `readTheirs`, `payment-pending` where it is too late to cancel, `payment-unavailable`
 */
export async function finishPayment(
  input: Input,
  auth: CallAuth | null,
  provider: PaymentProvider,
  signingKey: string,
): Promise<PlaceOrderOutput> {
  const [order, settings] = await Promise.all([readTheirs(input, auth, signingKey), loadSettings()]);
  if (input.action === 'check') return toOutput(await finishOrder(order, provider, settings));
  return toOutput(await cancelOrder(order, provider, settings));
}
