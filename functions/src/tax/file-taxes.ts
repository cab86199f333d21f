import type { TaxFiling } from '@tempera/domain/tax/tax';
import { fileRefund, fileSale } from '../payments/stripe-tax.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { doneRefunds, type SaleToFile, salesToFile, storeFiling } from './tax-filings.store.ts';

/** What is left to tell of a sale; null while that is not known yet. A refusal is for people to look at. */
async function fileOne(sale: SaleToFile): Promise<TaxFiling | null> {
  const { id, calculation, taxFiling, stands } = sale;
  if (stands === 'failed') return { state: 'none' };
  if (stands === 'open') return null;
  const transaction = taxFiling?.transaction ?? (calculation ? await fileSale(id, calculation) : null);
  if (transaction === null) return { state: 'refused' };
  const reversed = [...(taxFiling?.reversed ?? [])];
  for (const { id: refundId, amountCents } of await doneRefunds(sale)) {
    if (reversed.includes(refundId)) continue;
    if ((await fileRefund(refundId, transaction, amountCents)) === null) {
      return { state: 'refused', transaction, reversed };
    }
    reversed.push(refundId);
  }
  return { state: 'done', transaction, reversed };
}

/**
 * Tells Stripe Tax of the sales that it has taxed and of what was given back of them. An order or a plan's charge names what is due; each sale and each refund
 * is told once, under an id of its own, however often this runs.
 * @returns how many sales are told, and how many are left for the next run
 */
export async function fileTaxes(): Promise<{ filed: number; left: number }> {
  const { filed, left } = await sweepEach('fileTaxes', ['filed'], salesToFile(), async (sale) => {
    const filing = await fileOne(sale);
    if (filing === null) return null;
    return (await storeFiling(sale, filing)) ? 'filed' : 'left';
  });
  if (filed + left > 0) logs.taxesFiled(filed, left);
  return { filed, left };
}
