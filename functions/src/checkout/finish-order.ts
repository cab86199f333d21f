import { isByHand, type Order } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { logs } from '../platform/logs.ts';
import { failOrder, type StoredOrder, settleOrder } from './orders.store.ts';
import type { Charge, PaymentProvider } from './payment-provider.ts';

/** Charges what the order costs. A reservation always has a token; an order without one can only be closed. */
function chargeFor(order: Order, provider: PaymentProvider): Promise<Charge> {
  const { id: orderId, totalCents: amountCents, currency, payment } = order;
  if (payment.token === null) return provider.closeCharge(orderId);
  return provider.charge({ orderId, amountCents, currency, token: payment.token });
}

/** Brings the order in line with its charge: paid completes, declined fails, pending leaves it. */
export async function applyCharge(
  order: StoredOrder,
  charge: Charge,
  settings: SiteSettings,
): Promise<Order> {
  if (charge.outcome === 'pending') return order;
  const finished =
    charge.outcome === 'paid'
      ? await settleOrder(order, charge.reference, settings)
      : await failOrder(order, charge.reference);
  logs.orderFinished(order.id, finished.status);
  return finished;
}

/**
 * The second and third step of a purchase, for an order in whatever state: charge, then settle or fail. Safe to run
 * any number of times and at once: the provider charges an order id once, and the order is finished once.
 * An order whose payment is seen to by hand waits for that hand.
 * @throws RefusalError `payment-unavailable`; the order stays pending for the next call or the sweep
 */
export async function finishOrder(
  order: StoredOrder,
  provider: PaymentProvider,
  settings: SiteSettings,
): Promise<Order> {
  if (order.status !== 'pending' || isByHand(order)) return order;
  return applyCharge(order, await chargeFor(order, provider), settings);
}
