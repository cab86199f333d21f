import type { EventMark } from './event-marks.store.ts';
import type { PaymentProvider, ProviderRefund } from './payment-provider.ts';

/** A refund under our id or, made in the provider's dashboard, under the provider's. */
type KnownRefund = Omit<ProviderRefund, 'refundId'> & { id: string };

/**
 * Has all refunds of a payment settled as the provider has them, the oldest first: those that were asked for here, and those that were made
 * in its dashboard. The last one's commit takes the mark.
 * @throws RefusalError `payment-unavailable`
 */
export async function settleEachRefund(
  reference: string,
  provider: Pick<PaymentProvider, 'refundsOf'>,
  mark: EventMark | undefined,
  settle: (refund: KnownRefund, mark: EventMark | undefined) => Promise<void>,
): Promise<void> {
  const found = (await provider.refundsOf(reference)).reverse();
  for (const [place, { refundId, ...refund }] of found.entries()) {
    const id = refundId ?? refund.reference;
    const isLast = place === found.length - 1;
    if (id !== null) await settle({ ...refund, id }, isLast ? mark : undefined);
  }
}
