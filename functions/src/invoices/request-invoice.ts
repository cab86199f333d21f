import type { RequestInvoiceOutput, requestInvoiceInput } from '@tempera/domain/account-calls';
import { formatInvoiceNumber, isBillable } from '@tempera/domain/invoice';
import { RefusalError } from '@tempera/domain/refuse';
import { may } from '@tempera/domain/roles';
import type { z } from 'zod';
import { readOrder } from '../checkout/orders.store.ts';
import { type CallAuth, loadCaller, requireIdentity } from '../platform/caller.ts';
import { findInvoice } from './invoices.store.ts';
import { enqueueInvoice } from './queue-invoice.ts';

/**
 * The invoice of an order as a PDF, for its buyer and for those who manage the store.
 * @throws RefusalError `sign-in-required`, `restricted`, `order-not-found` (also when the order is somebody else's),
 *   `invoice-none` where nothing was paid, `invoice-not-ready` until the queue has come to it
 */
export async function requestInvoice(
  { orderId }: z.output<typeof requestInvoiceInput>,
  auth: CallAuth | null,
): Promise<RequestInvoiceOutput> {
  const caller = await loadCaller(requireIdentity(auth));
  const order = await readOrder(orderId);
  if (order.uid !== caller.uid && !may(caller.role, 'manageStore')) throw new RefusalError('order-not-found');
  const invoice = await findInvoice(orderId);
  if (!invoice) {
    const unpaid = order.totalCents === 0 || order.status === 'failed';
    // Asked for before its task has run, or after it was lost, or older than invoices are: another one does no harm.
    if (isBillable(order)) await enqueueInvoice(orderId);
    throw new RefusalError(unpaid ? 'invoice-none' : 'invoice-not-ready');
  }
  // Only who asks for a PDF waits for what draws one.
  const { invoicePdf } = await import('./invoice-pdf.ts');
  const number = formatInvoiceNumber(invoice.number);
  const pdf = await invoicePdf(invoice);
  return { fileName: `${number}.pdf`, pdfBase64: pdf.toString('base64'), number };
}
