import type { TaxFiling } from '@tempera/domain/tax/tax';
import type { StoredRefund } from '../orders/refunds.store.ts';
import { fileFailedRefund, fileRefund, fileSale } from '../payments/stripe-tax.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { refundsOf, type SaleToFile, salesToFile, storeFiling } from './tax-filings.store.ts';

/** What is left to tell of a sale; null while that is not known yet. A refusal is for people to look at. */
async function fileOne(sale: SaleToFile): Promise<TaxFiling | null> {
  const { id, calculation, taxFiling, stands } = sale;
  if (stands === 'failed') return { state: 'none' };
  if (stands === 'open') return null;
  const transaction = taxFiling?.transaction ?? (calculation ? await fileSale(id, calculation) : null);
  if (transaction === null) return { state: 'refused' };
  return fileRefunds(await refundsOf(sale), { ...taxFiling, state: 'done', transaction });
}

/** Those first that have not arrived: Stripe takes back no more than was sold. */
async function fileRefunds(
  refunds: readonly StoredRefund[],
  { transaction, ...filing }: TaxFiling & { transaction: string },
): Promise<TaxFiling> {
  const reversals = new Map(Object.entries(filing.reversals ?? {}));
  const reversed = new Set(filing.reversed);
  const standing = (state: TaxFiling['state']): TaxFiling => ({
    state,
    transaction,
    reversed: [...reversed],
    ...(reversals.size > 0 && { reversals: Object.fromEntries(reversals) }),
  });
  for (const { id } of refunds.filter(({ status }) => status === 'failed')) {
    if (!reversed.has(id)) continue;
    const reversal = reversals.get(id);
    if (!reversal || (await fileFailedRefund(id, reversal)) === null) return standing('refused');
    reversals.delete(id);
    reversed.delete(id);
  }
  for (const { id, amountCents } of refunds.filter(({ status }) => status === 'done')) {
    if (reversed.has(id)) continue;
    const reversal = await fileRefund(id, transaction, amountCents);
    if (reversal === null) return standing('refused');
    reversals.set(id, reversal);
    reversed.add(id);
  }
  return standing('done');
}

/**
 * Tells Stripe Tax of the sales that it has taxed, of what was given back of them, or lost to a bank, and of what of that did not arrive. An order or a plan's charge names what is due; each sale and each refund
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
