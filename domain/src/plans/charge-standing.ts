import { isUnconfirmed } from '../money/failure-words.ts';
import type { PlanCharge } from './subscription.ts';

export type ChargeStanding =
  | PlanCharge['status']
  /** For its person. */
  | 'waiting'
  | 'unconfirmed'
  | 'disputed'
  | 'partlyRefunded'
  | 'refunded';

/** What a payment fails with that its person never came to confirm; `isUnconfirmed` knows the bank's own words. */
const neverConfirmed = 'expired';

/** How a charge stands: how it was paid, and what was given back of it, or taken back, since. A dispute that was won is over. */
export function chargeStanding({
  status,
  awaiting,
  failure,
  amountCents,
  refundedCents = 0,
  dispute,
}: Pick<
  PlanCharge,
  'status' | 'awaiting' | 'failure' | 'amountCents' | 'refundedCents' | 'dispute'
>): ChargeStanding {
  if (dispute && dispute.state !== 'won') return 'disputed';
  if (refundedCents > 0) return refundedCents < amountCents ? 'partlyRefunded' : 'refunded';
  if (status === 'pending' && awaiting === 'person') return 'waiting';
  const isLeft = status === 'failed' && (isUnconfirmed(failure) || failure === neverConfirmed);
  return isLeft ? 'unconfirmed' : status;
}
