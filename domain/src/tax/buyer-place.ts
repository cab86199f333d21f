import type { Customer, RequiredPlace } from '../orders/order.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { countryCodeOf, usStateOf } from './countries.ts';
import { asksCountry, type BuyerPlace } from './tax-rule.ts';

/** Where a buyer is, by what they typed. */
export function placeOf(typed: Pick<Customer, 'country' | 'state'> | null | undefined): BuyerPlace {
  const country = countryCodeOf(typed?.country);
  return { country, state: country === 'US' ? usStateOf(typed?.state) : null, vatId: null };
}

/** Whether the tax depends on the buyer's state. */
export const asksState = (settings: Pick<SiteSettings, 'tax'>, country: string | null): boolean =>
  asksCountry(settings) && country === 'US' && (settings.tax.states !== '' || settings.tax.mode === 'stripe');

/** Whether it depends on their ZIP code, as Stripe Tax has the rates of cities. */
export const asksZip = ({ tax }: Pick<SiteSettings, 'tax'>, country: string | null): boolean =>
  tax.mode === 'stripe' && (country === 'US' || country === 'CA');

/** What of an address the settings want from who buys for something. */
export function neededPlace(
  settings: Pick<SiteSettings, 'tax' | 'askTaxAddress'>,
  totalCents: number,
  typedCountry: string | undefined,
): RequiredPlace[] {
  if (totalCents === 0) return [];
  const address = settings.askTaxAddress;
  const asked = {
    country: address || asksCountry(settings),
    zip: address || asksZip(settings, countryCodeOf(typedCountry)),
    state: asksState(settings, countryCodeOf(typedCountry)),
  };
  return (['country', 'state', 'zip'] as const).filter((name) => asked[name]);
}

/** What the tax of a sale depends on and the buyer has not said, or not so that it is understood; null where nothing is missing. */
export function lackingOfPlace(
  settings: Pick<SiteSettings, 'tax'>,
  { country, state }: BuyerPlace,
  zip: string | undefined,
): RequiredPlace | null {
  if (!asksCountry(settings)) return null;
  if (country === null) return 'country';
  if (asksState(settings, country) && state === null) return 'state';
  return asksZip(settings, country) && !zip ? 'zip' : null;
}
