import { chargedCents } from '@tempera/domain/money/pricing';
import { splitByShare } from '@tempera/domain/money/split';
import type { TypedBuyer } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { lackingOfPlace } from '@tempera/domain/tax/buyer-place';
import type { BuyerPlace } from '@tempera/domain/tax/tax-rule';
import type { PricedCheckout } from '../checkout/price-checkout.ts';
import { calculateTax } from '../payments/stripe-tax.ts';
import type { CountLookup } from './count-lookup.ts';

/** A cart whose tax Stripe has computed says by which calculation. */
export type TaxedCheckout = PricedCheckout & { calculation?: string };

/**
 * The cart with the tax that Stripe Tax computes, where the settings want that and the buyer has said where they are; else as it is.
 * @throws RefusalError those of `calculateTax`, and what `countLookup` throws
 */
export async function priceByStripe(
  priced: PricedCheckout,
  settings: SiteSettings,
  place: BuyerPlace,
  address: Pick<TypedBuyer, 'zip'> | null | undefined,
  countLookup: CountLookup,
): Promise<TaxedCheckout> {
  const { lines, rule, currency } = priced;
  const net = priced.subtotalCents - priced.discountCents;
  const { country } = place;
  const isKnown = country !== null && lackingOfPlace(settings, place, address?.zip) === null;
  if (settings.tax.mode !== 'stripe' || net === 0 || !isKnown) return priced;
  const shares = splitByShare(net, lines.map(chargedCents));
  const parts = lines.map(({ slug }, index) => ({ slug, amountCents: shares[index] ?? 0 }));
  await countLookup();
  const { calculation, taxCents, totalCents, region, rate, reverseCharge } = await calculateTax({
    lines: parts.filter(({ amountCents }) => amountCents > 0),
    currency,
    included: rule.included,
    place: { ...place, country },
    address: { zip: address?.zip },
  });
  const taxed = { mode: 'stripe', country, region, rate, reverseCharge, privateRate: rate } as const;
  return { ...priced, taxCents, totalCents, rule: { ...rule, ...taxed }, calculation };
}
