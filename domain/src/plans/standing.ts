import type { Currency } from '../money/money.ts';
import { anchorDayOf } from './billing-period.ts';
import { starterPlan } from './plan.ts';
import { ended, isLive, type Subscription } from './subscription.ts';

/** The latest end of a plan that is given, so many days from now. */
export const givenDays = { most: 3_650 } as const;

/** Ends with the period that is paid for; at once where the last period wasn't. */
export function canceled(current: Subscription): Subscription {
  if (current.status === 'past-due') return ended(current);
  if (current.cancelAtPeriodEnd) return current;
  return { ...current, cancelAtPeriodEnd: true, nextPlanId: starterPlan };
}

/** Goes on as it is: without a cancellation, or a change that was to come with the next period. */
export function resumed(current: Subscription): Subscription {
  if (!current.cancelAtPeriodEnd && current.nextPlanId === null) return current;
  return { ...current, cancelAtPeriodEnd: false, nextPlanId: null };
}

/** Another plan from the next period on. To the free one that is the plan's end. */
export function changedNext(current: Subscription, plan: { id: string; priceCents: number }): Subscription {
  const over = plan.priceCents === 0;
  if (plan.id === current.planId) return resumed(current);
  return { ...current, nextPlanId: over ? starterPlan : plan.id, cancelAtPeriodEnd: over };
}

/** A dearer plan at once, where the rest of the period costs nothing. Its price contains as much tax as the last one. */
export function upgradedFree(current: Subscription, plan: { id: string; priceCents: number }): Subscription {
  const { priceCents: was, netPriceCents: net } = current;
  const { id: planId, priceCents } = plan;
  const netPriceCents = net !== undefined && was > 0 ? Math.round((priceCents * net) / was) : priceCents;
  return { ...current, planId, priceCents, netPriceCents, nextPlanId: null, cancelAtPeriodEnd: false };
}

/** Whether a plan runs that its person pays for. */
export const isPaying = (subscription: Subscription | null): boolean =>
  isLive(subscription) && !subscription?.comp;

/** A plan that an admin gives until a day (milliseconds): it costs nothing, and nothing follows. */
export function given(plan: { id: string }, currency: Currency, now: number, until: number): Subscription {
  return {
    planId: plan.id,
    status: 'active',
    priceCents: 0,
    currency,
    periodStart: now,
    periodEnd: until,
    anchorDay: anchorDayOf(until),
    cancelAtPeriodEnd: true,
    nextPlanId: starterPlan,
    payment: { provider: 'none', reference: '', last4: '' },
    dueAt: until,
    failedAttempts: 0,
    openChargeId: null,
    openSince: null,
    comp: true,
  };
}
