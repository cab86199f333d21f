import { RefusalError } from '@tempera/domain/calls/reasons';
import { cents } from '@tempera/domain/money/money';
import type { SavedMethodsOutput } from '@tempera/domain/money/saved-methods';
import { nextPlanOf, type Subscription } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { clock } from '../platform/clock.ts';
import { checkBuyer } from '../tax/check-buyer.ts';
import { uncounted } from '../tax/count-lookup.ts';
import { findPaidPlan } from './plan-facts.store.ts';
import { priceRenewal } from './price-plan.ts';

/**
 * What another card for a plan that is past due would be charged at once; null where nothing is due, or its tax can't be found now, when
 * nothing is charged at once.
 */
export async function dueRenewal(
  current: Subscription | null,
  settings: SiteSettings,
): Promise<NonNullable<SavedMethodsOutput['planDue']> | null> {
  const plan = current?.status === 'past-due' ? await findPaidPlan(nextPlanOf(current)) : null;
  if (!current || !plan) return null;
  const buyer = await checkBuyer(current.buyer, settings, uncounted);
  try {
    const due = { plan, dueCents: cents(plan.priceCents), buyer };
    const { totalCents, currency } = await priceRenewal(due, settings, clock.now());
    return { totalCents, currency };
  } catch (error) {
    if (error instanceof RefusalError && error.refusal.reason === 'tax-unavailable') return null;
    throw error;
  }
}
