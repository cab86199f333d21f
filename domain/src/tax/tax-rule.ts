import type { SiteSettings } from '../settings/settings.ts';
import { isInUnion } from './european-union.ts';
import type { TaxRecord } from './tax.ts';
import { stateRateOn } from './us-states-tax.ts';
import { vatRateOn } from './vat-rates.ts';

/** Where a buyer is, as far as they have said. */
export interface BuyerPlace {
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Of the US, `NY`. */
  state: string | null;
  /** A business's VAT id, once it was found good. */
  vatId: string | null;
}

export const nowhere: BuyerPlace = { country: null, state: null, vatId: null };

/** How a sale is taxed. */
export type TaxRule = Pick<
  TaxRecord,
  'mode' | 'country' | 'region' | 'rate' | 'included' | 'reverseCharge' | 'vatId'
> & {
  /** What a private buyer in the same place would be charged, in basis points. */
  privateRate: number;
};

/** Percent to basis points, of which a tenth may be left: `8.875` is 887.5. */
const basisPoints = (percent: number): number => Math.round(percent * 1_000) / 10;

type Settings = Pick<SiteSettings, 'tax' | 'taxRate'>;

/** Whether the tax depends on where the buyer is, so that they have to say it. */
export const asksCountry = ({ tax }: Pick<SiteSettings, 'tax'>): boolean =>
  tax.mode !== 'one-rate' && tax.country !== '';

/** Whose tax a private buyer in `country` pays: that country's, the store's own, or nobody's. */
function taxingCountry({ tax }: Settings, country: string): string | null {
  if (country === tax.country) return country;
  if (isInUnion(country)) return tax.oss ? country : isInUnion(tax.country) ? tax.country : null;
  const registered = { GB: tax.gb, CH: tax.ch, NO: tax.no }[country] ?? false;
  return registered ? country : null;
}

/** Its rate in percent; a country that the table lacks is the store's own, whose rate its owner has typed. */
function rateOf({ tax, taxRate }: Settings, country: string, { state }: BuyerPlace, at: number): number {
  if (country === 'US') return stateRateOn(tax.states, state, at);
  return vatRateOn(country, at) ?? Number(taxRate);
}

/**
 * Whether a business there owes the tax of what it buys abroad. Switzerland has whoever is registered there charge businesses
 * as well.
 */
const businessOwes = (settings: Settings, home: string): boolean =>
  home !== settings.tax.country &&
  (isInUnion(home) || (['GB', 'NO'].includes(home) && taxingCountry(settings, home) === home));

/**
 * How a sale at a time (milliseconds) is taxed by the store's own table; what Stripe Tax is to compute is estimated by it. Who has not said yet where they are is taken for a buyer in the store's own country.
 *
 * Within the EU a private buyer is taxed by their own country once the store is registered for the One-Stop Shop; until then, below its
 * threshold, by the store's. A business elsewhere in the EU, in the UK or Norway owes the tax itself. What leaves the countries where the store is
 * registered is not taxed.
 */
export function taxRuleOf(settings: Settings, buyer: BuyerPlace, at: number): TaxRule {
  const { tax, taxRate } = settings;
  const included = tax.included;
  if (!asksCountry(settings)) {
    const rate = basisPoints(Number(taxRate));
    const one = { mode: 'one-rate', country: null, region: null, vatId: null } as const;
    return { ...one, rate, included, reverseCharge: false, privateRate: rate };
  }
  const home = buyer.country ?? tax.country;
  const taxedIn = home === 'US' ? 'US' : taxingCountry(settings, home);
  const privateRate = taxedIn === null ? 0 : basisPoints(rateOf(settings, taxedIn, buyer, at));
  const reverseCharge = buyer.vatId !== null && businessOwes(settings, home);
  return {
    mode: 'by-country',
    country: reverseCharge ? home : (taxedIn ?? home),
    region: home === 'US' ? buyer.state : null,
    rate: reverseCharge ? 0 : privateRate,
    included,
    reverseCharge,
    vatId: buyer.vatId,
    privateRate,
  };
}
