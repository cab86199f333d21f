import { creditNoteOf } from '@tempera/domain/money/credit-note-of';
import { creditReversalOf } from '@tempera/domain/money/credit-reversal-of';
import { logs } from '../platform/logs.ts';
import {
  findCreditNote,
  issueCreditNote,
  issueCreditReversal,
  refundsDue,
  reversalsDue,
} from './credit-notes.store.ts';
import { findInvoice } from './invoices.store.ts';
import type { InvoiceTask } from './queue-invoice.ts';

/** Writes and numbers what takes the credit notes of refunds back that have not arrived, each from the note itself. */
async function numberCreditReversals(task: InvoiceTask): Promise<void> {
  for (const due of await reversalsDue(task)) {
    const note = await findCreditNote(due.id);
    if (!note) continue;
    logs.creditReversalNumbered(due.id, await issueCreditReversal(task, due, creditReversalOf(note)));
  }
}

async function numberNotes(task: InvoiceTask): Promise<void> {
  const due = await refundsDue(task);
  if (due.length === 0) return;
  const invoice = await findInvoice('chargeId' in task ? task.chargeId : task.orderId);
  if (!invoice) return;
  for (const refund of due) {
    const number = await issueCreditNote(task, refund.ref, creditNoteOf(invoice, refund));
    logs.creditNoteNumbered(refund.ref.id, number);
  }
}

/** Whether something that was refunded of an order or a charge waits for a number. */
export async function hasCreditsDue(task: InvoiceTask): Promise<boolean> {
  const due = await Promise.all([refundsDue(task), reversalsDue(task)]);
  return due.flat().length > 0;
}

/**
 * Writes and numbers the credit notes of what was refunded of an order or of a plan's charge, each from the invoice that it
 * takes back: what is not billed yet is left to the task that bills it. Then what takes those notes back whose refunds have not arrived.
 */
export async function numberCreditNotes(task: InvoiceTask): Promise<void> {
  await numberNotes(task);
  await numberCreditReversals(task);
}
