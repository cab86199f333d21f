import { type InvoiceContent, isBillable } from '@tempera/domain/money/invoice';
import type { Seller } from '@tempera/domain/money/seller';
import type { Order } from '@tempera/domain/orders/order';
import { logs } from '../platform/logs.ts';
import { refs } from '../platform/refs.ts';
import { issueInvoice, readWithSeller } from './invoices.store.ts';
import { numberPlanInvoice } from './number-plan-invoice.ts';
import type { InvoiceTask } from './queue-invoice.ts';

/** An order from elsewhere may lack what ours have; it must not hold the queue up for those behind it. */
function contentOf(orderId: string, order: Order, seller: Seller): InvoiceContent {
  const { uid, customer, billing = {}, lines, currency, couponCode = null } = order;
  const { subtotalCents, discountCents, taxCents, totalCents } = order;
  return {
    uid,
    orderId,
    seller,
    customer,
    billing,
    lines,
    subtotalCents,
    discountCents,
    taxCents,
    totalCents,
    currency,
    couponCode,
  };
}

async function numberOrderInvoice(orderId: string): Promise<number | null> {
  const { billed, seller } = await readWithSeller(refs.order(orderId));
  const order = billed?.data() as Order | undefined;
  if (!billed || !order || !isBillable(order)) return null;
  return issueInvoice(orderId, billed.ref, contentOf(orderId, order, seller));
}

/**
 * Writes and numbers the invoice of a paid order or of a plan's paid charge. A task that comes twice finds the invoice
 * there; one that comes early, or for what costs nothing, does nothing: the payment's completion queues another.
 * @returns the number, or null where there is nothing to bill
 */
export async function numberInvoice(task: InvoiceTask): Promise<number | null> {
  const number = await ('chargeId' in task ? numberPlanInvoice(task) : numberOrderInvoice(task.orderId));
  if (number !== null) logs.invoiceNumbered('chargeId' in task ? task.chargeId : task.orderId, number);
  return number;
}
