import type { Order } from '../orders/order.ts';
import { wasPaid } from '../orders/order.ts';
import type { Refund } from '../orders/refund.ts';
import type { PlanCharge } from '../plans/subscription.ts';
import { chargeEntry, paidCharge, paidOrder, refundEntry } from './book-entry.ts';
import type { NewEntry } from './ledger-entry.ts';

/** A refund that was made, with the moment (milliseconds) of its end. */
export interface PastRefund extends Pick<Refund<number>, 'amountCents' | 'reference'> {
  id: string;
  endedAt: number;
}

/**
 * The entries of an order from before there was a ledger, under the ids that they would have today: what was paid, and what was
 * given back. What an order says was given back and no refund accounts for is one entry more, on the order's own day.
 * @param paidAt milliseconds
 */
export function entriesOfOrder(order: Order, paidAt: number, refunds: readonly PastRefund[]): NewEntry[] {
  if (!wasPaid(order) || order.totalCents === 0) return [];
  const paid = paidOrder(order);
  const entries = [chargeEntry(paid, { reference: order.payment.reference, at: paidAt })];
  const known = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const rest = (order.refundedCents ?? 0) - known;
  const parts = [...refunds].sort((one, other) => one.endedAt - other.endedAt);
  if (rest > 0) parts.unshift({ id: order.id, amountCents: rest, reference: null, endedAt: paidAt });
  let before = 0;
  for (const { id, amountCents, reference, endedAt } of parts) {
    entries.push(refundEntry(paid, { id, amountCents, before, reference, at: endedAt }));
    before += amountCents;
  }
  return entries;
}

/** The entry of a plan's charge from before there was a ledger; none where it was not paid. */
export const entriesOfCharge = (uid: string, charge: PlanCharge): NewEntry[] =>
  charge.status === 'paid'
    ? [chargeEntry(paidCharge(uid, charge), { reference: charge.reference, at: charge.at })]
    : [];
