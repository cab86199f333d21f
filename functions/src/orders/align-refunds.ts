import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { EventMark } from '../payments/event-marks.store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { logs } from '../platform/logs.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Brings all refunds of an order in line with how the provider has them, the oldest first: those that were asked for here, and those that
 * were made in its dashboard.
 * @throws RefusalError `payment-unavailable`
 */
export async function alignRefunds(
  orderId: string,
  reference: string,
  provider: Pick<PaymentProvider, 'refundsOf'>,
  settings: SiteSettings,
  mark?: EventMark,
): Promise<void> {
  const found = (await provider.refundsOf(reference)).reverse();
  for (const [place, { refundId, ...refund }] of found.entries()) {
    const id = refundId ?? refund.reference;
    if (id === null) continue;
    const isLast = place === found.length - 1;
    await settleRefund(orderId, { ...refund, id }, settings, isLast ? mark : undefined);
    logs.orderRefunded(orderId, id);
  }
}
