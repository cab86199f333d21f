import type { Order } from '../orders/order.ts';
import { chargedCents } from './pricing.ts';
import { splitByShare } from './split.ts';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * What each line has of what its order earned, in cents; together exactly that. Lines share the total as their prices do, each less its own
 * discount. What
 * was given back is taken from the lines that were withdrawn for it, and what is more than they had from the others.
 */
export function lineShares({
  lines,
  totalCents,
  refundedCents = 0,
  withdrawn = [],
}: Pick<Order, 'lines' | 'totalCents' | 'refundedCents' | 'withdrawn'>): number[] {
  const paid = splitByShare(totalCents, lines.map(chargedCents));
  const ofWithdrawn = paid.map((part, index) => (withdrawn.includes(lines[index]?.slug ?? '') ? part : 0));
  const ofKept = paid.map((part, index) => part - (ofWithdrawn[index] ?? 0));
  const first = Math.min(refundedCents, sumOf(ofWithdrawn));
  const back = [splitByShare(first, ofWithdrawn), splitByShare(refundedCents - first, ofKept)];
  return paid.map((part, index) => part - sumOf(back.map((parts) => parts[index] ?? 0)));
}
