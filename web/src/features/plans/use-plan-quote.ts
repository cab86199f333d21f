import type { QuoteCheckoutInput, QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import type { Plan } from '@tempera/domain/catalogue/product';
import { cents } from '@tempera/domain/money/money';
import { priceCart } from '@tempera/domain/money/pricing';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { placeOf } from '@tempera/domain/tax/buyer-place';
import { quotedTax } from '@tempera/domain/tax/tax-record';
import { taxRuleOf } from '@tempera/domain/tax/tax-rule';
import { useEffect, useState } from 'react';
import { call } from '../../firebase/write/call.ts';
import type { Place } from '../../ui/buyer/use-place.ts';

type PlanQuote = Pick<QuoteCheckoutOutput, 'taxCents' | 'totalCents' | 'tax' | 'vatId'>;

/** A month of a plan by the store's own table, which a VAT ID changes nothing of. */
function estimate(
  { id, name, priceCents }: Plan,
  settings: Pick<SiteSettings, 'tax' | 'taxRate' | 'currency'>,
  place: Place,
): PlanQuote {
  const rule = taxRuleOf(settings, placeOf(place), Date.now());
  const lines = [{ slug: id, name, priceCents: cents(priceCents), quantity: 1 }];
  return { ...priceCart(lines, null, rule, settings.currency), tax: quotedTax(rule) };
}

/** What a month of a plan costs where its buyer is: the server says it where that depends on them. */
export function usePlanQuote(
  plan: Plan,
  settings: Pick<SiteSettings, 'tax' | 'taxRate' | 'currency'>,
  place: Place,
): { quote: PlanQuote; busy: boolean } {
  const [told, setTold] = useState<{ of: string; quote: PlanQuote } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const key = place.country === '' ? null : JSON.stringify([plan.id, place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each plan and place
  useEffect(() => {
    if (key === null) return;
    let current = true;
    const input: QuoteCheckoutInput = { slugs: [], planId: plan.id, buyer: place };
    call<QuoteCheckoutInput, QuoteCheckoutOutput>('quoteCheckout', input).then(
      (quote) => current && setTold({ of: key, quote }),
      // Another total than the one shown is refused, so nobody pays by an estimate that was wrong.
      () => current && setFailed(key),
    );
    return () => {
      current = false;
    };
  }, [key]);
  const isTold = told !== null && told.of === key;
  const quote = isTold ? told.quote : estimate(plan, settings, place);
  return { quote, busy: key !== null && !isTold && failed !== key };
}
