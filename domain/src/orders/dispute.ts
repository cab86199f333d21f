import type { Order, OrderDispute, PaymentStatus } from './order.ts';

type Figures = Pick<Order, 'totalCents' | 'refundedCents' | 'dispute'>;

/** How the payment of a paid order stands: by what was given back, unless its bank has taken it back. */
export function paidStatus({ totalCents, refundedCents = 0, dispute }: Figures): PaymentStatus {
  if (dispute?.state === 'open') return 'disputed';
  if (dispute?.state === 'lost') return 'charged-back';
  if (refundedCents === 0) return 'paid';
  return refundedCents >= totalCents ? 'refunded' : 'partly-refunded';
}

/**
 * What of a payment is gone before so much more of it goes, in cents: what was given back, and what a bank holds for now. Never
 * more than leaves room for that, since tax that was not paid can't be in what goes.
 */
export function goneCents({ totalCents, refundedCents = 0, dispute }: Figures, amountCents: number): number {
  const held = dispute?.state === 'open' ? dispute.amountCents : 0;
  return Math.max(0, Math.min(refundedCents + held, totalCents - amountCents));
}

/** Of these a bank has taken money, for good or not. */
export type TakingState = Exclude<OrderDispute['state'], 'inquiry' | 'closed'>;

export const takesMoney = (state: OrderDispute['state']): state is TakingState =>
  state !== 'inquiry' && state !== 'closed';

type Heard = Pick<OrderDispute, 'id' | 'amountCents'>;

/** What of a payment was gone before a dispute, in cents: as it was booked, whatever has gone since. */
export function goneBefore({ dispute: stands, ...paid }: Figures, { id, amountCents }: Heard): number {
  const known = stands?.id === id ? stands : null;
  if (known && takesMoney(known.state) && known.beforeCents !== undefined) return known.beforeCents;
  return goneCents({ ...paid, ...(stands && !known && { dispute: stands }) }, amountCents);
}

/** What is lost of a payment besides what was given back already, in cents. */
export const lostCents = ({ totalCents, refundedCents = 0 }: Figures, { amountCents }: Heard): number =>
  Math.max(0, Math.min(amountCents, totalCents - refundedCents));

/** How far a dispute is: whatever is heard late, it never goes back, and what a bank has decided stays. */
const course: Record<OrderDispute['state'], number> = {
  inquiry: 0,
  closed: 1,
  open: 2,
  won: 3,
  lost: 3,
};

/** Whether what is heard of a dispute is news. */
export const isFurther = (heard: OrderDispute['state'], known: OrderDispute['state'] | null): boolean =>
  known === null || course[heard] > course[known];

type Disputed = Figures & Pick<Order, 'status' | 'lines' | 'withdrawn'>;
type Standing = Pick<Order, 'status' | 'paymentStatus' | 'refundedCents' | 'withdrawn'>;

/** How a paid order stands with this dispute of it: what is lost is given back, and every template goes. */
export function afterDispute(order: Disputed, dispute: OrderDispute): Standing {
  const { totalCents, refundedCents = 0, withdrawn = [] } = order;
  const isLost = dispute.state === 'lost';
  const given = isLost ? Math.min(totalCents, refundedCents + dispute.amountCents) : refundedCents;
  const isGone = given >= totalCents;
  return {
    status: isGone ? 'refunded' : order.status,
    paymentStatus: paidStatus({ totalCents, refundedCents: given, dispute }),
    refundedCents: given,
    withdrawn: isLost ? [...new Set([...withdrawn, ...order.lines.map(({ slug }) => slug)])] : withdrawn,
  };
}
