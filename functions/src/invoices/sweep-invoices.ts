import { durations } from '@tempera/domain/site/durations';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { invoicesDue } from './invoices.store.ts';
import { numberInvoice } from './number-invoice.ts';

/**
 * Numbers the invoices that a lost task left behind, in the order of their payments. One that fails must not keep the
 * others waiting.
 * @returns how many were numbered, and how many are left for the next sweep
 */
export async function sweepInvoices(): Promise<{ numbered: number; left: number }> {
  const due = await invoicesDue(clock.now() - durations.invoiceSweepAfter);
  const { numbered, left } = await sweepEach('sweepInvoices', ['numbered'], due, async (task) =>
    (await numberInvoice(task)) === null ? null : 'numbered',
  );
  if (numbered + left > 0) logs.invoicesSwept(numbered, left);
  return { numbered, left };
}
