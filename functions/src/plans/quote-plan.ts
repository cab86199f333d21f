import type { QuoteCheckoutInput, QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { cents } from '@tempera/domain/money/money';
import { priceCart } from '@tempera/domain/money/pricing';
import { quotedTax } from '@tempera/domain/tax/tax-record';
import { taxRuleOf } from '@tempera/domain/tax/tax-rule';
import { clock } from '../platform/clock.ts';
import { checkBuyer } from '../tax/check-buyer.ts';
import { loadPlanFacts } from './plan-facts.store.ts';

/** What a month of a plan costs somebody. @throws RefusalError `plan-not-found` */
export async function quotePlan(
  planId: string,
  typed: QuoteCheckoutInput['buyer'],
): Promise<QuoteCheckoutOutput> {
  const { plan, settings } = await loadPlanFacts(planId);
  if (!plan || plan.priceCents === 0) throw new RefusalError('plan-not-found');
  const { place, vatId } = await checkBuyer(typed, settings);
  const rule = taxRuleOf(settings, place, clock.now());
  const lines = [{ slug: planId, name: plan.name, priceCents: cents(plan.priceCents), quantity: 1 }];
  return {
    lines,
    ...priceCart(lines, null, rule, settings.currency),
    tax: quotedTax(rule),
    ...(vatId === null ? {} : { vatId }),
    coupon: null,
  };
}
