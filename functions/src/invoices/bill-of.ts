import { isBillable, isBillableCharge } from '@tempera/domain/money/invoice';
import type { Seller } from '@tempera/domain/money/seller';
import { asOrder } from '@tempera/domain/orders/read-order';
import { toCharge } from '../plans/plan-records.store.ts';
import type { DocumentReference, DocumentSnapshot } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';
import { contentOfCharge, contentOfOrder } from './invoice-content.ts';
import type { Bill } from './invoices.store.ts';
import type { InvoiceTask } from './queue-invoice.ts';

export const billedRef = (task: InvoiceTask): DocumentReference =>
  'chargeId' in task ? refs.planCharge(task.uid, task.chargeId) : refs.order(task.orderId);

/** What is billed of an order or of a plan's charge as it is stored; null where there is nothing to bill. */
export function billOf(task: InvoiceTask, billed: DocumentSnapshot, seller: Seller): Bill | null {
  const data = billed.data();
  if (!data) return null;
  const { id, ref: due } = billed;
  if ('chargeId' in task) {
    const charge = toCharge(billed);
    return charge && isBillableCharge(charge)
      ? { id, due, content: contentOfCharge(task.uid, charge, seller) }
      : null;
  }
  const order = asOrder({ ...data, id, date: toMillis(data.date) ?? 0 });
  return isBillable(order) ? { id, due, content: contentOfOrder(id, order, seller) } : null;
}
