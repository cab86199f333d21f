import { isByHand } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { durations } from '@tempera/domain/site/durations';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import type { PaymentProvider, RefundAnswer } from '../payments/payment-provider.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { readRefund, type StoredRefund, staleRefunds } from './refunds.store.ts';
import { dropRefund, settleRefund } from './settle-refund.ts';

/**
 * The second and third step of a refund: asks the provider, then books what it says. Safe to run any number of times and
 * at once: the provider gives back once for a refund's id, and a refund is booked once.
 * @returns how the refund ended
 * @throws RefusalError `payment-unavailable`; the refund stays open for the next call or the sweep
 */
export async function finishRefund(
  orderId: string,
  refundId: string,
  provider: PaymentProvider,
  settings: SiteSettings,
): Promise<StoredRefund['status']> {
  const { order, refund } = await readRefund(orderId, refundId);
  if (refund?.status !== 'begun') return refund?.status ?? 'refused';
  const { amountCents } = refund;
  const { reference } = order.payment;
  // What was completed by hand was paid past the provider, and goes back the same way.
  const byHand: RefundAnswer = { outcome: isByHand(order) ? 'refunded' : 'refused', reference: null };
  const result =
    isByHand(order) || reference === null
      ? byHand
      : await provider.refund({ refundId, reference, amountCents });
  if (result.outcome === 'refused') await dropRefund(orderId, refundId, result.reference ?? '');
  else await settleRefund(orderId, refundId, result.reference, settings);
  logs.orderRefunded(orderId, refundId);
  return result.outcome === 'refused' ? 'refused' : 'done';
}

/**
 * Finishes the refunds that a process left open when it died; one that fails must not keep the others waiting.
 * @returns how many came to their end, and how many are left for the next sweep
 */
export async function sweepRefunds(provider: PaymentProvider): Promise<{ finished: number; left: number }> {
  const settings = await loadSettings();
  const stale = await staleRefunds(clock.now() - durations.refundSweepAfter);
  const finish = async ({ orderId, refundId }: (typeof stale)[number]) => {
    await finishRefund(orderId, refundId, provider, settings);
    return 'finished' as const;
  };
  const { finished, left } = await sweepEach('sweepRefunds', ['finished'], stale, finish);
  if (finished + left > 0) logs.refundsSwept(finished, left);
  return { finished, left };
}
