import { timings } from '@tempera/domain/site/timings';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { invoicesDue } from './invoices.store.ts';
import { numberInvoice } from './number-invoice.ts';

/**
 * Numbers the invoices that a lost task left behind, in the order of their payments. One that fails must not keep the
 * others waiting.
 * @returns how many were numbered, and how many are left for the next sweep
 */
export async function sweepInvoices(): Promise<{ numbered: number; left: number }> {
  let numbered = 0;
  let left = 0;
  for (const task of await invoicesDue(clock.now() - timings.invoiceSweepAfter)) {
    try {
      if ((await numberInvoice(task)) !== null) numbered += 1;
    } catch (cause) {
      left += 1;
      logs.unexpected('sweepInvoices', cause);
    }
  }
  if (numbered + left > 0) logs.invoicesSwept(numbered, left);
  return { numbered, left };
}
