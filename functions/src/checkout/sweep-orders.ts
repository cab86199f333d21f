import { isByHand } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { durations } from '@tempera/domain/site/durations';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { loadSettings } from './checkout-facts.store.ts';
import { applyPayment } from './finish-order.ts';
import { failOrder, remindOfAction } from './order-steps.store.ts';
import { type StoredOrder, stalePendingOrders } from './orders.store.ts';

/**
 * Ends what nobody goes on with: a payment that was begun and never confirmed, and one that its buyer has not confirmed with
 * their bank in time, is canceled first. What a bank is still deciding is left to it.
 */
async function sweepOrder(
  order: StoredOrder,
  provider: PaymentProvider,
  settings: SiteSettings,
): Promise<StoredOrder> {
  const { reference } = order.payment;
  // Its number is stored before anything is charged, and no process can store one once this is written.
  if (reference === null) {
    const now = await failOrder(order, { why: 'expired' }, settings);
    return now.status === 'pending' ? sweepOrder(now, provider, settings) : now;
  }
  const found = await provider.lookup(reference);
  const hasTime = order.date > clock.now() - durations.actionExpires;
  if (found.state === 'requires-action' && hasTime) await remindOfAction(order, settings);
  const isOver = found.state === 'new' || (found.state === 'requires-action' && !hasTime);
  const payment = isOver ? await provider.cancel(reference, 'expired') : found;
  return (await applyPayment(order, payment, provider, settings)).order;
}

/**
 * Finishes or frees the orders that a process left pending when it died, or a buyer by not coming back.
 * @returns how many orders were finished, and how many are left for the next sweep
 */
export async function sweepOrders(provider: PaymentProvider): Promise<{ finished: number; left: number }> {
  const settings = await loadSettings();
  const stale = stalePendingOrders(clock.now() - durations.orderSweepAfter);
  const { finished, left } = await sweepEach('sweepOrders', ['finished'], stale, async (order) => {
    if (isByHand(order)) return null;
    const now = await sweepOrder(order, provider, settings);
    return now.status === 'pending' ? 'left' : 'finished';
  });
  if (finished + left > 0) logs.ordersSwept(finished, left);
  return { finished, left };
}
