import { shiftDay } from '@tempera/domain/reports/sales-period';
import { dayOf } from '@tempera/domain/reports/stats';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { formatCount } from '@tempera/domain/site/plain-text';
import { tellManagers } from '../notifications/tell.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { clock } from '../platform/clock.ts';
import { reconcileDay } from './reconcile-day.ts';

/**
 * Compares the two days before today with the provider, so that each is looked at again once everything of it has had a day to arrive,
 * and tells those who manage the store of what differs.
 */
export async function reconcileBooks(provider: PaymentProvider): Promise<void> {
  const now = clock.now();
  const today = dayOf(now);
  for (const day of [shiftDay(today, -2), shiftDay(today, -1)]) {
    const { open } = await reconcileDay(day, provider);
    if (open === 0) continue;
    await tellManagers(
      {
        kind: 'payment',
        id: `books-${day}`,
        title: 'The books differ from the payment provider',
        text: `${formatCount(open)} ${open === 1 ? 'difference' : 'differences'} on ${day}.`,
        link: panelPaths.adminReconciliation,
      },
      now,
    );
  }
}
