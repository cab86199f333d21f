import { chargeEntry, paidOrder } from '@tempera/domain/ledger/book-entry';
import { byHand, type Order } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { takeCoupon } from '../checkout/coupon-use.store.ts';
import { addEvent, orderAudit } from '../checkout/order-history.ts';
import { addDelivery, type StoredOrder } from '../checkout/orders.store.ts';
import { addLedgerEntry } from '../ledger/add-entry.ts';
import { db } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { isClash } from '../platform/firestore-errors.ts';
import type { Manager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';

const handPayment = { provider: byHand, reference: null, token: null };

/** Whether a commit went through; false when the order, or its coupon's use, was somebody else's by then. */
async function holds(commit: Promise<unknown>): Promise<boolean> {
  try {
    await commit;
    return true;
  } catch (error) {
    if (isClash(error)) return false;
    throw error;
  }
}

/**
 * Completes a pending order on a manager's word: status, library, mail and records in one batch.
 * @returns false when the order has changed since it was read
 */
export function completeByHand(order: StoredOrder, by: Manager, settings: SiteSettings): Promise<boolean> {
  const batch = db().batch();
  const completed = { status: 'completed', paymentStatus: 'paid', payment: handPayment } as const;
  batch.update(
    refs.order(order.id),
    { ...completed, invoiceDue: true, ...(order.taxFiling && { 'taxFiling.state': 'due' }) },
    { lastUpdateTime: order.updateTime },
  );
  addDelivery(batch, order, settings);
  const paid = paidOrder({ ...order, payment: handPayment });
  addLedgerEntry(batch, chargeEntry(paid, { reference: null, at: clock.now() }));
  addEvent(batch, order.id, 'completed', { byHand: true }, by);
  batch.create(
    refs.audit().doc(),
    orderAudit('order.completed', order, by, { from: order.status, to: completed.status }),
  );
  return holds(batch.commit());
}

/**
 * Sets a failed order to pending, with a use of its coupon again where it has one. Its payment is a manager's to see
 * to from now on: the charge that failed has failed for good.
 * @returns false when the order has changed since it was read, or the use was taken
 */
export function retryByHand(
  order: StoredOrder,
  held: Pick<Order, 'couponSlot' | 'couponUses'>,
  by: Manager,
): Promise<boolean> {
  const batch = db().batch();
  const pending: Pick<Order, 'status' | 'paymentStatus' | 'payment' | 'couponSlot' | 'couponUses'> = {
    status: 'pending',
    paymentStatus: 'pending',
    payment: handPayment,
    ...held,
  };
  batch.update(refs.order(order.id), { ...pending }, { lastUpdateTime: order.updateTime });
  takeCoupon(batch, { ...order, ...held });
  addEvent(batch, order.id, 'retried', {}, by);
  batch.create(
    refs.audit().doc(),
    orderAudit('order.retried', order, by, { from: order.status, to: pending.status }),
  );
  return holds(batch.commit());
}
