import { isByHand, type Order } from '@tempera/domain/orders/order';
import type { RefundStatus } from '@tempera/domain/orders/refund';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { durations } from '@tempera/domain/site/durations';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import type { PaymentProvider, RefundAnswer } from '../payments/payment-provider.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { alignRefunds } from './align-refunds.ts';
import { readRefund, type StoredRefund, staleRefunds } from './refunds.store.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * The second and third step of a refund: asks the provider, then brings our side in line with what it says. Safe to run any number of
 * times and at once: the provider gives back once for a refund's id, and a refund is booked once.
 * @returns how the refund stands: `pending` while a bank takes its time
 * @throws RefusalError `payment-unavailable`; the refund stays open for the next call or the sweep
 */
export async function finishRefund(
  orderId: string,
  refundId: string,
  provider: PaymentProvider,
  settings: SiteSettings,
): Promise<RefundStatus> {
  const { order, refund } = await readRefund(orderId, refundId);
  if (refund?.status === 'begun') {
    const answer = await ask(order, refund, provider);
    await settleRefund(orderId, { ...answer, id: refundId, amountCents: refund.amountCents }, settings);
    logs.orderRefunded(orderId, refundId);
  } else if (refund?.status === 'pending' && order.payment.reference !== null) {
    await alignRefunds(orderId, order.payment.reference, provider, settings);
  } else return refund?.status ?? 'refused';
  return (await readRefund(orderId, refundId)).refund?.status ?? 'refused';
}

async function ask(
  order: Order,
  { id: refundId, amountCents }: StoredRefund,
  provider: PaymentProvider,
): Promise<RefundAnswer> {
  // What was completed by hand was paid past the provider, and goes back the same way.
  if (isByHand(order)) return { outcome: 'refunded', reference: null };
  const { reference } = order.payment;
  if (reference === null) return { outcome: 'refused', reference: null };
  return provider.refund({ refundId, reference, amountCents });
}

/**
 * Finishes the refunds that a process left open when it died, and those that a bank has decided by now; one that fails must not keep the
 * others waiting.
 * @returns how many came to their end, and how many are left for the next sweep
 */
export async function sweepRefunds(provider: PaymentProvider): Promise<{ finished: number; left: number }> {
  const settings = await loadSettings();
  const stale = await staleRefunds(clock.now() - durations.refundSweepAfter);
  const finish = async ({ orderId, refundId }: (typeof stale)[number]) => {
    const status = await finishRefund(orderId, refundId, provider, settings);
    return status === 'pending' ? 'left' : 'finished';
  };
  const { finished, left } = await sweepEach('sweepRefunds', ['finished'], stale, finish);
  if (finished + left > 0) logs.refundsSwept(finished, left);
  return { finished, left };
}
