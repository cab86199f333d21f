import { durations } from '@tempera/domain/site/durations';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { creditNotesDue } from './credit-notes.store.ts';
import { invoicesDue } from './invoices.store.ts';
import { numberInvoice } from './number-invoice.ts';

/**
 * Numbers the invoices that a lost task left behind, in the order of their payments, and the credit notes with what takes them back. One that fails must not keep the
 * others waiting.
 * @returns how many were numbered, and how many are left for the next sweep
 */
export async function sweepInvoices(): Promise<{ numbered: number; left: number }> {
  const before = clock.now() - durations.invoiceSweepAfter;
  const due = await Promise.all([
    invoicesDue(before).then((found) => found.map(({ task }) => task)),
    creditNotesDue(before),
    creditNotesDue(before, 'reversalDue'),
  ]);
  const { numbered, left } = await sweepEach('sweepInvoices', ['numbered'], due.flat(), async (task) =>
    (await numberInvoice(task)) === null ? null : 'numbered',
  );
  if (numbered + left > 0) logs.invoicesSwept(numbered, left);
  return { numbered, left };
}
