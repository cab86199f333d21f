import { isUnconfirmed } from '../money/failure-words.ts';
import type { PlanCharge } from './subscription.ts';

export type ChargeStanding =
  | PlanCharge['status']
  /** For its person. */
  | 'waiting'
  | 'unconfirmed'
  | 'disputed'
  | 'chargedBack'
  /** A bank asks about it, and has taken nothing. */
  | 'inquired'
  | 'refunding'
  | 'partlyRefunded'
  | 'refunded';

/** What a payment fails with that its person never came to confirm; `isUnconfirmed` knows the bank's own words. */
const neverConfirmed = 'expired';

/**
 * How a charge stands: how it was paid, and what was given back of it, or taken back, since. A dispute that was won is over, and so is an inquiry
 * that was closed; one that was answered with a refund says no more than that.
 */
export function chargeStanding({
  status,
  awaiting,
  failure,
  amountCents,
  refundedCents = 0,
  openRefund,
  dispute,
}: Pick<
  PlanCharge,
  'status' | 'awaiting' | 'failure' | 'amountCents' | 'refundedCents' | 'openRefund' | 'dispute'
>): ChargeStanding {
  if (dispute?.state === 'open') return 'disputed';
  if (dispute?.state === 'lost') return 'chargedBack';
  if (openRefund) return 'refunding';
  if (refundedCents > 0) return refundedCents < amountCents ? 'partlyRefunded' : 'refunded';
  if (dispute?.state === 'inquiry') return 'inquired';
  if (status === 'pending' && awaiting === 'person') return 'waiting';
  const isLeft = status === 'failed' && (isUnconfirmed(failure) || failure === neverConfirmed);
  return isLeft ? 'unconfirmed' : status;
}
