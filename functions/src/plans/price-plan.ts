import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Plan } from '@tempera/domain/catalogue/product';
import type { Cents } from '@tempera/domain/money/money';
import { priceCart } from '@tempera/domain/money/pricing';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { taxRuleOf } from '@tempera/domain/tax/tax-rule';
import { logs } from '../platform/logs.ts';
import type { Buyer } from '../tax/check-buyer.ts';
import { type CountLookup, uncounted } from '../tax/count-lookup.ts';
import { priceByStripe, type TaxedCheckout } from '../tax/price-by-stripe.ts';

/** What is to be priced: a plan, and what of its price is due, as prices are shown. */
export interface PlanDue {
  plan: Pick<Plan, 'id' | 'name'>;
  dueCents: Cents;
  buyer: Pick<Buyer, 'said' | 'place'>;
  /** Of a quote, which anybody may ask for; others are counted by their names, or asked for by nobody. */
  countLookup?: CountLookup;
}

/** By the store's own table, at a moment (milliseconds). */
function priceByTable({ plan, dueCents, buyer }: PlanDue, settings: SiteSettings, at: number): TaxedCheckout {
  const rule = taxRuleOf(settings, buyer.place, at);
  const lines = [{ slug: plan.id, name: plan.name, priceCents: dueCents, quantity: 1 }];
  return { lines, coupon: null, rule, ...priceCart(lines, null, rule, settings.currency) };
}

/**
 * What is due for a plan, with the tax of the settings, at a moment (milliseconds).
 * @throws RefusalError `tax-unavailable`, or `invalid-input` for an address that Stripe Tax can't place
 */
export async function pricePlan(due: PlanDue, settings: SiteSettings, at: number): Promise<TaxedCheckout> {
  const { place, said } = due.buyer;
  const priced = priceByTable(due, settings, at);
  try {
    return await priceByStripe(priced, settings, place, said, due.countLookup ?? uncounted);
  } catch (error) {
    if (!isUnplaced(error)) throw error;
    throw new RefusalError('invalid-input', { field: 'buyer.zip' });
  }
}

/**
 * The same for a renewal, whose person is not there to mend an address: one that Stripe Tax can't place (any more) is taxed by the store's
 * own table, as one is that was never said.
 * @throws RefusalError `tax-unavailable`
 */
export async function priceRenewal(due: PlanDue, settings: SiteSettings, at: number): Promise<TaxedCheckout> {
  try {
    return await pricePlan(due, settings, at);
  } catch (error) {
    if (!isUnplaced(error)) throw error;
    logs.addressNotPlaced(due.plan.id);
    return priceByTable(due, settings, at);
  }
}

const isUnplaced = (error: unknown): boolean =>
  error instanceof RefusalError && error.refusal.reason === 'invalid-input';
