import { type Order, wasPaid } from '@tempera/domain/orders/order';
import { refundStep } from '@tempera/domain/orders/refund';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { EventMark } from '../payments/event-marks.store.ts';
import type { ProviderRefund } from '../payments/payment-provider.ts';
import { type DocumentSnapshot, db, type Transaction } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { retryBusy } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { book, drop, type Refunding, undo, wait } from './refund-steps.store.ts';
import { actorOfProvider, type StoredRefund, toRefund } from './refunds.store.ts';

const steps = { book, wait, drop, undo };

/** A refund as the provider has it, under the id that it has here. */
export interface AnsweredRefund extends Pick<ProviderRefund, 'outcome' | 'reference' | 'amountCents'> {
  id: string;
}

/** A refund that was made in the provider's dashboard: nobody of ours has a reason for it, or has said what goes with it. */
export const fromDashboard = (
  { id, amountCents, reference }: AnsweredRefund,
  provider: string,
): StoredRefund => ({
  id,
  amountCents,
  slugs: [],
  reason: '',
  freesCoupon: false,
  status: 'begun',
  byProvider: true,
  reference,
  ...actorOfProvider(provider),
  at: clock.now(),
});

async function read(transaction: Transaction, orderId: string, refundId: string) {
  const found = await transaction.getAll(refs.order(orderId), refs.refund(orderId, refundId));
  const [order, refund] = found as [DocumentSnapshot, DocumentSnapshot];
  const data = order.data() as Order | undefined;
  return { order: data && { ...data, id: orderId }, stored: toRefund(refund) };
}

/**
 * Brings a refund of an order in line with the provider, in one commit: it is booked, waited for, dropped, or taken back. Whoever comes
 * second finds nothing to do. A refund of an order that was never paid is none of ours.
 */
export function settleRefund(
  orderId: string,
  answered: AnsweredRefund,
  settings: SiteSettings,
  mark?: EventMark,
): Promise<void> {
  const { id, outcome, reference } = answered;
  return retryBusy(() =>
    db().runTransaction(async (transaction) => {
      const { order, stored } = await read(transaction, orderId, id);
      const step = order && wasPaid(order) ? refundStep(stored?.status ?? null, outcome) : null;
      if (order && step) {
        const refund = stored ?? fromDashboard(answered, order.payment.provider);
        const refunding: Refunding = { order, refund, isNew: stored === null, reference, settings };
        await steps[step](transaction, refunding);
      }
      mark?.(transaction);
    }),
  );
}
