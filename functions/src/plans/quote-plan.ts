import type { QuoteCheckoutInput, QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { cents } from '@tempera/domain/money/money';
import { quotedTax } from '@tempera/domain/tax/tax-record';
import { clock } from '../platform/clock.ts';
import { checkBuyer } from '../tax/check-buyer.ts';
import type { CountLookup } from '../tax/count-lookup.ts';
import type { TaxedCheckout } from '../tax/price-by-stripe.ts';
import { loadPlanFacts } from './plan-facts.store.ts';
import { pricePlan } from './price-plan.ts';

/** What a quote says of something of a plan. */
export const toPlanQuote = ({ rule, calculation: _calculation, ...priced }: TaxedCheckout) => ({
  ...priced,
  tax: quotedTax(rule),
  coupon: null,
});

/** What a month of a plan costs somebody. @throws RefusalError `plan-not-found`, and those of {@link pricePlan} */
export async function quotePlan(
  planId: string,
  typed: QuoteCheckoutInput['buyer'],
  countLookup: CountLookup,
): Promise<QuoteCheckoutOutput> {
  const { plan, settings } = await loadPlanFacts(planId);
  if (!plan || plan.priceCents === 0) throw new RefusalError('plan-not-found');
  const buyer = await checkBuyer(typed, settings, countLookup);
  const { vatId } = buyer;
  const due = { plan, dueCents: cents(plan.priceCents), buyer, countLookup };
  const priced = await pricePlan(due, settings, clock.now());
  return { ...toPlanQuote(priced), ...(vatId === null ? {} : { vatId }) };
}
