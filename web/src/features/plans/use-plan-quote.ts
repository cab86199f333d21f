import type { QuoteCheckoutInput, QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import type { Plan } from '@tempera/domain/catalogue/product';
import { cents } from '@tempera/domain/money/money';
import { priceCart } from '@tempera/domain/money/pricing';
import type { Subscription } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { placeOf } from '@tempera/domain/tax/buyer-place';
import { quotedTax } from '@tempera/domain/tax/tax-record';
import { taxRuleOf } from '@tempera/domain/tax/tax-rule';
import { useEffect, useState } from 'react';
import { call, errorText } from '../../firebase/write/call.ts';
import type { Place } from '../../ui/buyer/use-place.ts';

type PlanQuote = Pick<QuoteCheckoutOutput, 'subtotalCents' | 'taxCents' | 'totalCents' | 'tax' | 'vatId'>;

interface Told {
  /** What was asked; an answer to something else counts no more. */
  of: string;
  quote: QuoteCheckoutOutput | null;
  failure: string | null;
}

/** Asks the server for a price, again whenever something else is asked. @param input null asks nothing */
function useServerQuote(input: QuoteCheckoutInput | null, of: string) {
  const [told, setTold] = useState<Told | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (input === null) return;
    let current = true;
    call<QuoteCheckoutInput, QuoteCheckoutOutput>('quoteCheckout', input).then(
      (quote) => current && setTold({ of, quote, failure: null }),
      (error) => current && setTold({ of, quote: null, failure: errorText(error) }),
    );
    return () => {
      current = false;
    };
  }, [of]);
  const answer = told?.of === of ? told : null;
  const { quote = null, failure = null } = answer ?? {};
  return { quote, failure, last: told?.quote ?? null, busy: input !== null && !answer };
}

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

/**
 * What a month of a plan costs where its buyer is: the server says it where that depends on them, and once the price has turned out to be
 * another than the one shown. Where it doesn't answer, another total than the one shown is refused.
 */
export function usePlanQuote(
  plan: Plan,
  settings: Pick<SiteSettings, 'tax' | 'taxRate' | 'currency'>,
  place: Place,
) {
  const [turn, setTurn] = useState(0);
  const asks = place.country !== '' || turn > 0;
  const buyer = place.country === '' ? null : place;
  const input = asks ? { slugs: [], planId: plan.id, buyer } : null;
  const { quote: told, busy } = useServerQuote(input, JSON.stringify([plan.id, place, turn]));
  const quote: PlanQuote = told ?? estimate(plan, settings, place);
  return { quote, busy, quoteAnew: () => setTurn((now) => now + 1) };
}

/** What a change to another plan costs today, which the server alone says. The last price stays in sight while the next is on its way. */
export function useChangeQuote(plan: Plan, { planId, periodEnd, priceCents }: Subscription) {
  const [turn, setTurn] = useState(0);
  const of = JSON.stringify([plan.id, planId, periodEnd, priceCents, turn]);
  const told = useServerQuote({ slugs: [], planId: plan.id, planChange: true }, of);
  return { ...told, quote: told.quote ?? told.last, quoteAnew: () => setTurn((now) => now + 1) };
}
