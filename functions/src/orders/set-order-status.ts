import { RefusalError } from '@tempera/domain/calls/reasons';
import { isByHand } from '@tempera/domain/orders/order';
import type { SetOrderStatusInput, SetOrderStatusOutput } from '@tempera/domain/orders/order-calls';
import { isWhole } from '@tempera/domain/orders/read-order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { loadFacts } from '../checkout/checkout-facts.store.ts';
import { chooseSlot } from '../checkout/choose-slot.ts';
import { chooseUsesAgain } from '../checkout/coupon-use.store.ts';
import { applyPayment } from '../checkout/finish-order.ts';
import { readOrder, type StoredOrder } from '../checkout/orders.store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { CallAuth } from '../platform/caller.ts';
import { logs } from '../platform/logs.ts';
import { loadManager, type Manager } from '../platform/manager.ts';
import { completeByHand, retryByHand } from './order-status.store.ts';

/** Each attempt but the last follows somebody who was quicker, with the order or with a coupon's use. */
const attempts = 60;

/**
 * What the provider was paid settles the order as any other; what it was not is canceled there, and completed on the manager's
 * word.
 * @throws RefusalError `payment-pending` while the bank is deciding
 */
async function complete(
  order: StoredOrder,
  by: Manager,
  provider: PaymentProvider,
  settings: SiteSettings,
): Promise<boolean> {
  const { reference } = order.payment;
  const payment = isByHand(order) || reference === null ? null : await provider.cancel(reference);
  if (payment === null || payment.state === 'canceled') return completeByHand(order, by, settings);
  if (payment.state !== 'paid') throw new RefusalError('payment-pending');
  await applyPayment(order, payment, provider, settings);
  return false;
}

/** @throws RefusalError `coupon-invalid` when the order's coupon has no use left, or none for its customer */
async function retry(order: StoredOrder, by: Manager, clashes: number): Promise<boolean> {
  const { coupon, taken } = await loadFacts([], order.couponCode, null);
  if (!coupon) return retryByHand(order, { couponSlot: null }, by);
  const couponUses = await chooseUsesAgain(coupon, order);
  if (couponUses === null) throw new RefusalError('coupon-invalid');
  const couponSlot = await chooseSlot(coupon, order.id, taken, clashes);
  return retryByHand(order, { couponSlot, couponUses }, by);
}

/**
 * Mark Complete and Retry Order: pending becomes completed and grants the library, failed
 * becomes pending. An order that stands so already is returned as it stands.
 * @throws RefusalError those of `loadManager`; `order-not-found`, `order-status` for any other change, and
 *   for an order that does not say who bought what, `coupon-invalid`,
 *   `payment-pending`, `payment-unavailable`, `busy`
 */
export async function setOrderStatus(
  { orderId, status }: SetOrderStatusInput,
  auth: CallAuth | null,
  provider: PaymentProvider,
): Promise<SetOrderStatusOutput> {
  const by = await loadManager(auth);
  const { settings } = await loadFacts([], null, null);
  const from = status === 'completed' ? 'pending' : 'failed';
  for (let attempt = 0; attempt < attempts; attempt++) {
    const order = await readOrder(orderId);
    if (order.status === status) return { status, paymentStatus: order.paymentStatus };
    if (order.status !== from || !isWhole(order)) throw new RefusalError('order-status');
    const changed = await (status === 'completed'
      ? complete(order, by, provider, settings)
      : retry(order, by, attempt));
    if (changed) logs.orderChanged(orderId, status);
  }
  throw new RefusalError('busy');
}
