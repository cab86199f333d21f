import type { RefundStatus } from '@tempera/domain/orders/refund';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { durations } from '@tempera/domain/site/durations';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import type { EventMark } from '../payments/event-marks.store.ts';
import type { PaymentProvider, RefundAnswer } from '../payments/payment-provider.ts';
import { settleEachRefund } from '../payments/settle-each-refund.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { type RefundPlace, readChargeRefund, staleChargeRefunds } from './charge-refunds.store.ts';
import { settleChargeRefund } from './settle-charge-refund.ts';

/** Brings all refunds of a charge in line with how the provider has them. @throws RefusalError `payment-unavailable` */
export function alignChargeRefunds(
  place: { uid: string; chargeId: string },
  reference: string,
  provider: Pick<PaymentProvider, 'refundsOf'>,
  settings: SiteSettings,
  mark?: EventMark,
): Promise<void> {
  return settleEachRefund(reference, provider, mark, async (refund, itsMark) => {
    await settleChargeRefund(place, refund, settings, itsMark);
    logs.chargeRefunded(place.chargeId, refund.id);
  });
}

/**
 * The second and third step of a refund of a charge. Safe to run any number of times and at once.
 * @returns how the refund stands: `pending` while a bank takes its time
 * @throws RefusalError `payment-unavailable`; the refund stays open for the next call or the sweep
 */
export async function finishChargeRefund(
  place: RefundPlace,
  provider: PaymentProvider,
  settings: SiteSettings,
): Promise<RefundStatus> {
  const { charge, refund } = await readChargeRefund(place);
  const reference = charge?.reference ?? null;
  const { refundId: id } = place;
  if (refund?.status === 'begun') {
    const { amountCents } = refund;
    const answer: RefundAnswer =
      reference === null
        ? { outcome: 'refused', reference: null }
        : await provider.refund({ refundId: id, reference, amountCents });
    await settleChargeRefund(place, { ...answer, id, amountCents }, settings);
    logs.chargeRefunded(place.chargeId, id);
  } else if (refund?.status === 'pending' && reference !== null) {
    await alignChargeRefunds(place, reference, provider, settings);
  } else return refund?.status ?? 'refused';
  return (await readChargeRefund(place)).refund?.status ?? 'refused';
}

/** Finishes the refunds of charges that a process left open when it died, and those that a bank has decided by now. */
export async function sweepChargeRefunds(
  provider: PaymentProvider,
): Promise<{ finished: number; left: number }> {
  const stale = await staleChargeRefunds(clock.now() - durations.refundSweepAfter);
  if (stale.length === 0) return { finished: 0, left: 0 };
  const settings = await loadSettings();
  const { finished, left } = await sweepEach('sweepChargeRefunds', ['finished'], stale, async (place) => {
    const status = await finishChargeRefund(place, provider, settings);
    return status === 'pending' ? 'left' : 'finished';
  });
  logs.refundsSwept(finished, left);
  return { finished, left };
}
