import { creditNoteOf } from '@tempera/domain/money/credit-note-of';
import { logs } from '../platform/logs.ts';
import { issueCreditNote, refundsDue } from './credit-notes.store.ts';
import { findInvoice } from './invoices.store.ts';
import type { InvoiceTask } from './queue-invoice.ts';

/**
 * Writes and numbers the credit notes of what was refunded of an order or of a plan's charge, each from the invoice that it
 * takes back: what is not billed yet is left to the task that bills it.
 */
export async function numberCreditNotes(task: InvoiceTask): Promise<void> {
  const due = await refundsDue(task);
  if (due.length === 0) return;
  const invoice = await findInvoice('chargeId' in task ? task.chargeId : task.orderId);
  if (!invoice) return;
  for (const refund of due) {
    const number = await issueCreditNote(task, refund.ref, creditNoteOf(invoice, refund));
    logs.creditNoteNumbered(refund.ref.id, number);
  }
}
