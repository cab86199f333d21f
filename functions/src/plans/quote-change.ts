import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { priceCart } from '@tempera/domain/money/pricing';
import { quotedTax } from '@tempera/domain/tax/tax-record';
import { taxRuleOf } from '@tempera/domain/tax/tax-rule';
import { type CallAuth, isGuest, loadCaller, requireIdentity } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { checkBuyer } from '../tax/check-buyer.ts';
import { loadPlanFacts } from './plan-facts.store.ts';
import { dueForRest, requireChangeable } from './price-change.ts';
import { readPlanState } from './subscriptions.store.ts';

/**
 * What the caller would be charged now for a change to another plan: the difference for the rest of their period, or nothing.
 * @throws RefusalError `sign-in-required`, `restricted`, and those of {@link requireChangeable}
 */
export async function quoteChange(planId: string, auth: CallAuth | null): Promise<QuoteCheckoutOutput> {
  const caller = await loadCaller(requireIdentity(auth));
  if (isGuest(caller)) throw new RefusalError('sign-in-required');
  const [facts, state] = await Promise.all([loadPlanFacts(planId), readPlanState(caller.uid)]);
  const { settings } = facts;
  const { current, plan } = requireChangeable(state.subscription, facts.plan);
  const { place } = await checkBuyer(current.buyer, settings);
  const quotedAt = clock.now();
  const rule = taxRuleOf(settings, place, quotedAt);
  const priceCents = dueForRest(current, plan, quotedAt);
  const lines = [{ slug: planId, name: plan.name, priceCents, quantity: 1 }];
  return {
    lines,
    ...priceCart(lines, null, rule, settings.currency),
    tax: quotedTax(rule),
    coupon: null,
    quotedAt,
  };
}
