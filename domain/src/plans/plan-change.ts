import type { TakingState } from '../orders/dispute.ts';
import { starterPlan } from './plan.ts';
import { isLive, type Subscription } from './subscription.ts';

/** How the back-office's list has a subscription; null for one whose first payment is under way. */
export const listings = ['active', 'past-due', 'given', 'ending', 'ended'] as const;
export type Listing = (typeof listings)[number];

export function listingOf(subscription: Subscription): Listing | null {
  const { planId, status, comp, cancelAtPeriodEnd } = subscription;
  if (status === 'ended') return planId === starterPlan ? null : 'ended';
  if (comp) return 'given';
  if (status === 'past-due') return 'past-due';
  return cancelAtPeriodEnd ? 'ending' : 'active';
}

/** What a subscription brings in a month, without tax (cents): nothing where it has ended or was given. */
export function monthlyNet(subscription: Subscription | null): number {
  if (!isLive(subscription) || subscription?.comp) return 0;
  return subscription?.netPriceCents ?? subscription?.priceCents ?? 0;
}

/** How a subscription stands, as its history has it. */
export type PlanStanding = Pick<
  Subscription,
  'planId' | 'status' | 'priceCents' | 'cancelAtPeriodEnd' | 'nextPlanId'
> & { comp: boolean };

/**
 * `planChanges/{id}`: that a subscription stands otherwise than before, written in the commit of that. `subscribers` and `mrrCents`
 * are what it adds to how many people pay for a plan, and to what they pay in a month without tax.
 */
export interface PlanChange<Time = number> {
  uid: string;
  /** Null for the first. */
  before: PlanStanding | null;
  after: PlanStanding;
  subscribers: -1 | 0 | 1;
  mrrCents: number;
  /** How the dispute stands by which it changed; missing where none is the cause. */
  dispute?: TakingState;
  at: Time;
}

const standingOf = (subscription: Subscription): PlanStanding => {
  // One from elsewhere may lack anything.
  const { planId = starterPlan, status, priceCents = 0, cancelAtPeriodEnd = false } = subscription;
  const { nextPlanId = null, comp = false } = subscription;
  return { planId, status, priceCents, cancelAtPeriodEnd, nextPlanId, comp };
};

const paysIn = (subscription: Subscription | null) => (monthlyNet(subscription) > 0 ? 1 : 0);

/** What history and figures know of a change; null where it is nothing to them, as a payment that has begun. */
export function planChangeOf(
  uid: string,
  before: Subscription | null,
  after: Subscription,
): Omit<PlanChange, 'at'> | null {
  const was = before && listingOf(before) ? standingOf(before) : null;
  const is = standingOf(after);
  const mrrCents = monthlyNet(after) - monthlyNet(before);
  const keys = Object.keys(is) as (keyof PlanStanding)[];
  const isSame = was ? keys.every((key) => was[key] === is[key]) : listingOf(after) === null;
  if (isSame && mrrCents === 0) return null;
  const subscribers = (paysIn(after) - paysIn(before)) as -1 | 0 | 1;
  return { uid, before: was, after: is, subscribers, mrrCents };
}
