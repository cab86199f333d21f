import { type Order, wasPaid } from '@tempera/domain/orders/order';
import type { StoredOrder } from '../checkout/orders.store.ts';
import { fileRefund, fileSale } from '../payments/stripe-tax.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { doneRefunds, ordersToFile, storeFiling } from './tax-filings.store.ts';

type Filing = NonNullable<Order['taxFiling']>;

/** What is left to tell of an order; null while that is not known yet. A refusal is for people to look at. */
async function fileOrder(order: StoredOrder): Promise<Filing | null> {
  const { id, tax, taxFiling } = order;
  if (order.status === 'failed') return { state: 'none' };
  if (order.status === 'pending' || !wasPaid(order)) return null;
  const transaction =
    taxFiling?.transaction ?? (tax?.calculation ? await fileSale(id, tax.calculation) : null);
  if (transaction === null) return { state: 'refused' };
  const reversed = [...(taxFiling?.reversed ?? [])];
  for (const { id: refundId, amountCents } of await doneRefunds(id)) {
    if (reversed.includes(refundId)) continue;
    if ((await fileRefund(refundId, transaction, amountCents)) === null) {
      return { state: 'refused', transaction, reversed };
    }
    reversed.push(refundId);
  }
  return { state: 'done', transaction, reversed };
}

/**
 * Tells Stripe Tax of the sales that it has taxed and of what was given back of them. An order names what is due; each sale and each refund
 * is told once, under an id of its own, however often this runs.
 * @returns how many orders are told, and how many are left for the next run
 */
export async function fileTaxes(): Promise<{ filed: number; left: number }> {
  const { filed, left } = await sweepEach('fileTaxes', ['filed'], ordersToFile(), async (order) => {
    const filing = await fileOrder(order);
    if (filing === null) return null;
    return (await storeFiling(order, filing)) ? 'filed' : 'left';
  });
  if (filed + left > 0) logs.taxesFiled(filed, left);
  return { filed, left };
}
