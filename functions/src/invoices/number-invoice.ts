import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { billedRef, billOf } from './bill-of.ts';
import { type Bill, invoicesDue, issueInvoices, readWithSeller } from './invoices.store.ts';
import { numberCreditNotes } from './number-credit-notes.ts';
import type { InvoiceTask } from './queue-invoice.ts';

/** Invoices in one commit: an hour of launch leaves none behind, though the queue runs one task at a time. */
const together = 100;

/** What is to be billed now, and whether it waits for its number. */
async function readBills(tasks: readonly InvoiceTask[]): Promise<(Bill & { isDue: boolean })[]> {
  const { billed, seller } = await readWithSeller(tasks.map(billedRef));
  return tasks.flatMap((task, n) => {
    const found = billed[n];
    const bill = found ? billOf(task, found, seller) : null;
    return bill ? [{ ...bill, isDue: found?.data()?.invoiceDue === true }] : [];
  });
}

/** Those that have waited longest, without this one. */
async function readOthers(own: Bill): Promise<Bill[]> {
  const waiting = await invoicesDue(clock.now(), together);
  const others = waiting.filter((task) => billedRef(task).path !== own.due.path).slice(0, together - 1);
  return others.length === 0 ? [] : readBills(others);
}

/** Issues invoices, and notes each in the log. @returns their numbers */
async function issueNoted(bills: readonly Bill[]): Promise<number[]> {
  const numbers = await issueInvoices(bills);
  for (const [n, { id }] of bills.entries()) logs.invoiceNumbered(id, numbers[n] ?? 0);
  return numbers;
}

/** Issues an invoice and, in the order of their payments, others that wait. @returns its number */
async function issueWithOthers(own: Bill): Promise<number | undefined> {
  const bills = [...(await readOthers(own)), own].sort(
    (a, b) => (a.content.soldAt ?? 0) - (b.content.soldAt ?? 0),
  );
  return (await issueNoted(bills))[bills.indexOf(own)];
}

async function issue(own: Bill): Promise<number | undefined> {
  try {
    return await issueWithOthers(own);
  } catch (cause) {
    // Another that can't be issued must not keep this one waiting; its own task tells what is wrong with it.
    logs.unexpected('numberInvoice', cause);
    return (await issueNoted([own]))[0];
  }
}

/**
 * Writes and numbers the invoice of a paid order or of a plan's paid charge, with a hundred others that wait, then the credit notes of
 * what was refunded of it. A task that comes twice finds them there; one that comes early, or for what costs nothing, does nothing: the
 * payment's completion queues another.
 * @returns the invoice's number, or null where there is nothing to bill
 */
export async function numberInvoice(task: InvoiceTask): Promise<number | null> {
  const [own] = await readBills([task]);
  if (!own) return null;
  // The task of another has given it its number.
  const number = own.isDue ? await issue(own) : (await issueNoted([own]))[0];
  await numberCreditNotes(task);
  return number ?? null;
}
