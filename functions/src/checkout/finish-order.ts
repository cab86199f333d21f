import type { PaymentStep } from '@tempera/domain/money/payment-step';
import { isByHand, type Order } from '@tempera/domain/orders/order';
import { returnOfOrderPath } from '@tempera/domain/orders/order-paths';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { linkTo } from '../mail/queued-mail.ts';
import {
  type Payment,
  type PaymentProvider,
  PaymentRejectedError,
  type PaymentSource,
} from '../payments/payment-provider.ts';
import { stepOf } from '../payments/step-of.ts';
import { logs } from '../platform/logs.ts';
import { failOrder, noteWaiting, settleOrder, storeReference } from './order-steps.store.ts';
import type { StoredOrder } from './orders.store.ts';

/** An order as it stands after a step; `next` while its payment waits for its buyer, for their browser alone. */
export interface FinishedOrder {
  order: StoredOrder;
  next: PaymentStep;
}

const justAs = (order: StoredOrder): FinishedOrder => ({ order, next: {} });

/** All that the provider is asked for. It is stored, so that a repeat asks for the very same. */
const requestOf = ({ id, uid, totalCents, currency, payment: { method, customer, keeps } }: Order) => ({
  id,
  about: { kind: 'order', orderId: id, uid } as const,
  amountCents: totalCents,
  currency,
  methodType: method?.type ?? 'card',
  ...(customer && { customer }),
  ...(keeps && { keeps: 'on-session' as const }),
});

const returnUrlOf = ({ id }: Order, settings: SiteSettings) => linkTo(returnOfOrderPath(id), settings);

const sourceOf = (token: string): PaymentSource =>
  token.startsWith('pm_') ? { method: token, offSession: false } : { token };

/** Makes the payment and keeps its number. An order that ended meanwhile leaves nothing that could be charged. */
async function begin(order: StoredOrder, provider: PaymentProvider, settings: SiteSettings) {
  try {
    const begun = await provider.begin(requestOf(order), returnUrlOf(order, settings));
    const stored = await storeReference(order, begun.reference);
    if (stored.payment.reference !== begun.reference) await provider.cancel(begun.reference);
    return stored;
  } catch (cause) {
    if (!(cause instanceof PaymentRejectedError)) throw cause;
    return failOrder(order, { why: 'failed', failure: cause.code }, settings);
  }
}

/** A failed payment could still be confirmed with another card, and a failed order is final: so first it is canceled. */
async function settled(payment: Payment, provider: PaymentProvider): Promise<Payment> {
  if (payment.state !== 'failed') return payment;
  const after = await provider.cancel(payment.reference);
  return after.state === 'canceled' ? { ...after, failure: payment.failure } : after;
}

/** Whether this is the order's payment, of what the order costs. */
const isOf = (order: StoredOrder, { about, amountCents, reference }: Payment): boolean =>
  about?.kind === 'order' &&
  about.orderId === order.id &&
  amountCents === order.totalCents &&
  reference === order.payment.reference;

/**
 * Brings an order in line with its payment, for whoever has learned of it: a call, an event of the provider, a sweep. Paid
 * completes; what waits is noted; what failed, was canceled or expired fails. Safe to run any number of times and at once.
 * @param isThere whether it is the buyer's own call, who sees how it ends and needs no mail
 * @throws RefusalError `payment-unavailable`
 */
export async function applyPayment(
  order: StoredOrder,
  payment: Payment,
  provider: PaymentProvider,
  settings: SiteSettings,
  isThere = false,
): Promise<FinishedOrder> {
  if (order.status !== 'pending' || isByHand(order)) return justAs(order);
  if (!isOf(order, payment)) {
    logs.foreignPayment(order.id, payment.reference);
    return justAs(order);
  }
  const { state, failure, ...rest } = await settled(payment, provider);
  if (state === 'new' || state === 'failed') return justAs(order);
  if (state === 'requires-action' || state === 'processing') {
    const waiting = await noteWaiting(order, { ...rest, failure, state }, settings);
    return { order: waiting, next: waiting.status === 'pending' ? stepOf({ ...rest, state }) : {} };
  }
  const ended =
    state === 'paid'
      ? await settleOrder(order, { ...rest, failure, state }, settings)
      : await failOrder(order, { ...unpaid(failure), isThere }, settings);
  logs.orderFinished(order.id, ended.status);
  return justAs(ended);
}

/** A payment that was canceled without having failed was so by its buyer, or in the provider's dashboard. */
function unpaid(failure: Payment['failure']) {
  if (!failure || failure.code === 'given-up')
    return { why: 'canceled', ...(failure && { givenUp: true as const }) } as const;
  return failure.code === 'expired'
    ? ({ why: 'expired' } as const)
    : ({ why: 'failed', failure: failure.code } as const);
}

/**
 * The second and third step of a purchase, for an order in whatever state: begin and confirm its payment, then settle, wait
 * or fail. Safe to run any number of times and at once: there is one payment for an order, which is confirmed once, and the order is
 * finished once. An order whose payment is seen to by hand waits for that hand.
 * @throws RefusalError `payment-unavailable`; the order stays pending for the next call or the sweep
 */
export async function finishOrder(
  reserved: StoredOrder,
  provider: PaymentProvider,
  settings: SiteSettings,
): Promise<FinishedOrder> {
  if (reserved.status !== 'pending' || isByHand(reserved)) return justAs(reserved);
  const order = reserved.payment.reference === null ? await begin(reserved, provider, settings) : reserved;
  const { reference, token } = order.payment;
  if (order.status !== 'pending' || reference === null) return justAs(order);
  // Asked anew each time: a confirmation that is repeated answers with what was so then.
  const found = await provider.lookup(reference);
  const payment =
    found.state === 'new' && token !== null
      ? await provider.confirm({ id: order.id, reference }, sourceOf(token), returnUrlOf(order, settings))
      : found;
  return applyPayment(order, payment, provider, settings, true);
}
