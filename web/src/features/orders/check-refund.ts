import { type Cents, fromUnits } from '@tempera/domain/money/money';
import type { Order } from '@tempera/domain/orders/order';
import { refundableCents, refundReasonMaxLength } from '@tempera/domain/orders/refund';
import { moneyOf } from './order-words.ts';

/** What the dialog is filled in with; the amount as it is typed. */
export interface RefundValues {
  kind: 'full' | 'partial';
  amount: string;
  reason: string;
}

export interface RefundFault {
  field: 'amount' | 'reason';
  text: string;
}

/** The amount that is asked for; null where what was typed is none. */
export const amountOf = ({ kind, amount }: RefundValues, order: Order): Cents | null =>
  kind === 'full' ? (refundableCents(order) as Cents) : fromUnits(amount);

/** The first thing that is wrong with the form, or null. */
export function checkRefund(values: RefundValues, order: Order): RefundFault | null {
  const amount = amountOf(values, order);
  const left = refundableCents(order);
  if (amount === null || amount === 0) {
    return { field: 'amount', text: 'Enter an amount such as 2.80.' };
  }
  if (amount > left) return { field: 'amount', text: `At most ${moneyOf(left, order)} is left to refund.` };
  const reason = values.reason.trim();
  if (reason === '') return { field: 'reason', text: 'Say why.' };
  if (reason.length > refundReasonMaxLength) {
    return { field: 'reason', text: `Shorten it to ${refundReasonMaxLength} characters.` };
  }
  return null;
}
