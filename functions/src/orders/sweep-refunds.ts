import { timings } from '@tempera/domain/site/timings';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import type { PaymentProvider } from '../checkout/payment-provider.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { finishRefund } from './finish-refund.ts';
import { staleRefunds } from './refunds.store.ts';

/**
 * Finishes the refunds that a process left open when it died; one that fails must not keep the others waiting.
 * @returns how many came to their end, and how many are left for the next sweep
 */
export async function sweepRefunds(provider: PaymentProvider): Promise<{ finished: number; left: number }> {
  const settings = await loadSettings();
  let finished = 0;
  let left = 0;
  for (const { orderId, refundId } of await staleRefunds(clock.now() - timings.refundSweepAfter)) {
    try {
      await finishRefund(orderId, refundId, provider, settings);
      finished += 1;
    } catch (cause) {
      left += 1;
      logs.unexpected('sweepRefunds', cause);
    }
  }
  if (finished + left > 0) logs.refundsSwept(finished, left);
  return { finished, left };
}
