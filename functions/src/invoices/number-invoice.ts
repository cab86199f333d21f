import type { DocumentSnapshot } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { billedRef, billOf } from './bill-of.ts';
import { type Due, findBilled, invoicesDue, issueInvoices, loadSeller } from './invoices.store.ts';
import { hasCreditsDue, numberCreditNotes } from './number-credit-notes.ts';
import type { InvoiceTask } from './queue-invoice.ts';

/** Invoices in one commit: an hour of launch leaves none behind, though the queue runs one task at a time. */
const together = 100;

/** Issues invoices in the order of their payments, and notes each in the log. @returns their numbers, by what is billed */
async function issue(due: readonly Due[]): Promise<Map<string, number>> {
  if (due.length === 0) return new Map();
  const seller = await loadSeller();
  const bills = due
    .flatMap(({ task, billed }) => billOf(task, billed, seller) ?? [])
    .sort((a, b) => (a.content.soldAt ?? 0) - (b.content.soldAt ?? 0));
  const numbers = await issueInvoices(bills);
  for (const [n, { id }] of bills.entries()) logs.invoiceNumbered(id, numbers[n] ?? 0);
  return new Map(bills.map(({ due: { path } }, n) => [path, numbers[n] ?? 0]));
}

/** Issues what waits, and this one if it is to be. */
async function issueAll(own: Due, isDue: boolean, waiting: readonly Due[]): Promise<Map<string, number>> {
  const mine = isDue ? [own] : [];
  const others = waiting.filter(({ billed }) => billed.ref.path !== own.billed.ref.path);
  try {
    return await issue([...others.slice(0, together - 1), ...mine]);
  } catch (cause) {
    if (others.length === 0) throw cause;
    // Another that can't be issued must not keep this one waiting; its own task tells what is wrong with it.
    logs.unexpected('numberInvoice', cause);
    return issue(mine);
  }
}

/** Whether there is something to number: an invoice that is there is left alone, unless its mark is as well. */
const lacksNumber = (billed: DocumentSnapshot, invoice: DocumentSnapshot) =>
  billed.exists && (!invoice.exists || billed.data()?.invoiceDue === true);

/**
 * Writes and numbers the invoice of a paid order or of a plan's paid charge, with a hundred others that wait, then the credit notes of
 * what was refunded of it. A task whose invoice another has numbered numbers those that wait all the same: of two hundred orders a second each
 * would else wait for the tasks of all before it. One that comes early, or for what costs nothing, does nothing for itself: the
 * payment's completion queues another.
 * @returns the invoice's number, or null where there is nothing to bill
 */
export async function numberInvoice(task: InvoiceTask): Promise<number | null> {
  const ref = billedRef(task);
  // All at once: most tasks of a rush have nothing else to do.
  const [{ billed, invoice }, waiting, hasCredits] = await Promise.all([
    findBilled(ref),
    invoicesDue(clock.now(), together),
    hasCreditsDue(task),
  ]);
  const issued = await issueAll({ task, billed }, lacksNumber(billed, invoice), waiting);
  if (hasCredits) await numberCreditNotes(task);
  return issued.get(ref.path) ?? invoice.data()?.number ?? null;
}
