import type { Payment, PaymentProvider } from '../payments/payment-provider.ts';
import { loadSettings } from './checkout-facts.store.ts';
import { applyPayment } from './finish-order.ts';
import { findOrder } from './orders.store.ts';

/**
 * Brings an order in line with what the provider has told of its payment. An order that is gone, with the account that it belonged
 * to, has nothing to follow.
 */
export async function followPayment(
  orderId: string,
  payment: Payment,
  provider: PaymentProvider,
): Promise<void> {
  const [order, settings] = await Promise.all([findOrder(orderId), loadSettings()]);
  if (order) await applyPayment(order, payment, provider, settings);
}
