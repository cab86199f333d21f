import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Plan } from '@tempera/domain/catalogue/product';
import { leastPayment } from '@tempera/domain/money/least-payment';
import { type Cents, cents } from '@tempera/domain/money/money';
import { proRata } from '@tempera/domain/plans/billing-period';
import { isLive, type Subscription } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { durations } from '@tempera/domain/site/durations';
import type { TaxedCheckout } from '../tax/price-by-stripe.ts';
import { type PlanDue, priceRenewal } from './price-plan.ts';

/**
 * The plan that can be changed to another one.
 * @throws RefusalError `plan-not-found`, `not-subscribed`, `plan-current`, `payment-required` while a renewal is past due and the other plan is
 *   dearer, and for a plan that was given
 */
export function requireChangeable<Current extends Subscription>(current: Current | null, plan: Plan | null) {
  if (!plan) throw new RefusalError('plan-not-found');
  if (!current || !isLive(current)) throw new RefusalError('not-subscribed');
  if (plan.id === current.planId) throw new RefusalError('plan-current');
  // What was given has no card that could be charged: whoever wants more subscribes.
  if (current.comp) throw new RefusalError('payment-required');
  if (isUp(current, plan) && current.status === 'past-due') throw new RefusalError('payment-required');
  return { current, plan };
}

/** A dearer plan holds at once, a cheaper one from the next period. */
export const isUp = (current: Subscription, plan: Plan): boolean => plan.priceCents > current.priceCents;

/** What the plan costs more for what is left of the period at a moment (milliseconds), as prices are shown; nothing where it is cheaper. */
function dueForRest(current: Subscription, plan: Plan, at: number): Cents {
  const { periodStart: start, periodEnd: end, priceCents } = current;
  return isUp(current, plan) ? proRata(priceCents, plan.priceCents, { start, end }, at) : cents(0);
}

/**
 * The same with its tax. What would be less than can be paid online is given.
 * @throws RefusalError `tax-unavailable`
 */
export async function priceRest(
  { current, plan, ...others }: Omit<PlanDue, 'plan' | 'dueCents'> & { current: Subscription; plan: Plan },
  settings: SiteSettings,
  at: number,
): Promise<TaxedCheckout> {
  const due = { ...others, plan, dueCents: dueForRest(current, plan, at) };
  const priced = await priceRenewal(due, settings, at);
  if (priced.totalCents >= leastPayment[settings.currency]) return priced;
  return priceRenewal({ ...due, dueCents: cents(0) }, settings, at);
}

/** The moment by which the rest of a period is counted: that of the quote while it holds, else now. In milliseconds. */
export const countedAt = (quotedAt: number | null | undefined, now: number): number =>
  quotedAt && quotedAt <= now && quotedAt >= now - durations.changeQuoted ? quotedAt : now;
