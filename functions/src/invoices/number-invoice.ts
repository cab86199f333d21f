import { isBillable, isBillableCharge } from '@tempera/domain/money/invoice';
import { asOrder } from '@tempera/domain/orders/read-order';
import { toCharge } from '../plans/plan-records.store.ts';
import { logs } from '../platform/logs.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';
import { contentOfCharge, contentOfOrder } from './invoice-content.ts';
import { issueInvoice, readWithSeller } from './invoices.store.ts';
import { numberCreditNotes } from './number-credit-notes.ts';
import type { ChargeTask, InvoiceTask } from './queue-invoice.ts';

/** The charge's part of `numberInvoice`. @returns the number, or null where there is nothing to bill */
async function numberPlanInvoice({ uid, chargeId }: ChargeTask): Promise<number | null> {
  const { billed, seller } = await readWithSeller(refs.planCharge(uid, chargeId));
  const charge = toCharge(billed);
  if (!billed || !charge || !isBillableCharge(charge)) return null;
  return issueInvoice(chargeId, billed.ref, contentOfCharge(uid, charge, seller));
}

async function numberOrderInvoice(orderId: string): Promise<number | null> {
  const { billed, seller } = await readWithSeller(refs.order(orderId));
  const data = billed?.data();
  if (!billed || !data) return null;
  const order = asOrder({ ...data, id: orderId, date: toMillis(data.date) ?? 0 });
  if (!isBillable(order)) return null;
  return issueInvoice(orderId, billed.ref, contentOfOrder(orderId, order, seller));
}

/**
 * Writes and numbers the invoice of a paid order or of a plan's paid charge, then the credit notes of what was refunded of it. A
 * task that comes twice finds them there; one that comes early, or for what costs nothing, does nothing: the payment's
 * completion queues another.
 * @returns the invoice's number, or null where there is nothing to bill
 */
export async function numberInvoice(task: InvoiceTask): Promise<number | null> {
  const number = await ('chargeId' in task ? numberPlanInvoice(task) : numberOrderInvoice(task.orderId));
  if (number === null) return null;
  logs.invoiceNumbered('chargeId' in task ? task.chargeId : task.orderId, number);
  await numberCreditNotes(task);
  return number;
}
