import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { EventMark } from '../payments/event-marks.store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { settleEachRefund } from '../payments/settle-each-refund.ts';
import { logs } from '../platform/logs.ts';
import { settleRefund } from './settle-refund.ts';

/** Brings all refunds of an order in line with how the provider has them. @throws RefusalError `payment-unavailable` */
export function alignRefunds(
  orderId: string,
  reference: string,
  provider: Pick<PaymentProvider, 'refundsOf'>,
  settings: SiteSettings,
  mark?: EventMark,
): Promise<void> {
  return settleEachRefund(reference, provider, mark, async (refund, itsMark) => {
    await settleRefund(orderId, refund, settings, itsMark);
    logs.orderRefunded(orderId, refund.id);
  });
}
