import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { type CallAuth, isGuest, loadCaller, requireIdentity } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { checkBuyer } from '../tax/check-buyer.ts';
import type { CountLookup } from '../tax/count-lookup.ts';
import { loadPlanFacts } from './plan-facts.store.ts';
import { priceRest, requireChangeable } from './price-change.ts';
import { toPlanQuote } from './quote-plan.ts';
import { readPlanState } from './subscriptions.store.ts';

/**
 * What the caller would be charged now for a change to another plan: the difference for the rest of their period, or nothing.
 * @throws RefusalError `sign-in-required`, `restricted`, `tax-unavailable`, and those of {@link requireChangeable}
 */
export async function quoteChange(
  planId: string,
  auth: CallAuth | null,
  countLookup: CountLookup,
): Promise<QuoteCheckoutOutput> {
  const caller = await loadCaller(requireIdentity(auth));
  if (isGuest(caller)) throw new RefusalError('sign-in-required');
  const [facts, state] = await Promise.all([loadPlanFacts(planId), readPlanState(caller.uid)]);
  const { settings } = facts;
  const { current, plan } = requireChangeable(state.subscription, facts.plan);
  const buyer = await checkBuyer(current.buyer, settings, countLookup);
  const quotedAt = clock.now();
  const due = { current, plan, buyer, countLookup };
  return { ...toPlanQuote(await priceRest(due, settings, quotedAt)), quotedAt };
}
