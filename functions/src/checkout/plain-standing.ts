import { askerName } from '@tempera/domain/money/asker-name';
import type { Order } from '@tempera/domain/orders/order';

const endings: Partial<Record<Order['paymentStatus'], string>> = {
  canceled: 'was canceled',
  expired: 'wasn’t confirmed in time',
};

/**
 * How the payment of an order stands that is not paid, for whoever reads its address: in the store's words alone, without an amount (decision
 * 79). Empty of any other order.
 */
export function plainStanding({ status, paymentStatus, payment }: Order): string {
  if (status === 'failed') {
    return `Its payment ${endings[paymentStatus] ?? 'didn’t go through'}. Nothing was charged.`;
  }
  if (status !== 'pending') return '';
  const asker = askerName(payment.method?.type, 'the');
  switch (paymentStatus) {
    case 'requires-action':
      return `Its payment still has to be confirmed with ${asker}. Nothing is charged until then.`;
    case 'processing':
      return `It is waiting for ${asker} to check the payment, which can take a few days.`;
    default:
      return 'Its payment is still being checked.';
  }
}
