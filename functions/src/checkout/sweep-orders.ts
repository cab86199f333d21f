import { isByHand } from '@tempera/domain/orders/order';
import { durations } from '@tempera/domain/site/durations';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { loadSettings } from './checkout-facts.store.ts';
import { applyCharge } from './finish-order.ts';
import { stalePendingOrders } from './orders.store.ts';
import type { PaymentProvider } from './payment-provider.ts';

/**
 * Finishes or frees the orders that a process left pending when it died: what the provider
 * charged is settled, what it never heard of can't be charged any more and gives its coupon slot back.
 * @returns how many orders were finished, and how many are left for the next sweep
 */
export async function sweepOrders(provider: PaymentProvider): Promise<{ finished: number; left: number }> {
  const settings = await loadSettings();
  const stale = stalePendingOrders(clock.now() - durations.orderSweepAfter);
  const { finished, left } = await sweepEach('sweepOrders', ['finished'], stale, async (order) => {
    if (isByHand(order)) return null;
    const charge = await provider.closeCharge(order.id);
    const now = await applyCharge(order, charge, settings);
    return now.status === 'pending' ? 'left' : 'finished';
  });
  if (finished + left > 0) logs.ordersSwept(finished, left);
  return { finished, left };
}
