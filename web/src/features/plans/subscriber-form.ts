import { buyerSchema } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { asksState, asksZip } from '@tempera/domain/tax/buyer-place';
import { countryCodeOf } from '@tempera/domain/tax/countries';
import { asksCountry } from '@tempera/domain/tax/tax-rule';
import { z } from 'zod';

/** Where somebody is who subscribes, and the business that they do it for; all of it as text. */
export interface SubscriberValues {
  country: string;
  state: string;
  zip: string;
  company: string;
  vatId: string;
}

export const emptySubscriber: SubscriberValues = { country: '', state: '', zip: '', company: '', vatId: '' };

const required = (text: string) => z.string().min(1, text);

/** What the tax of the settings needs to know, in a country. */
export function subscriberForm(settings: Pick<SiteSettings, 'tax'>, country: string) {
  const code = countryCodeOf(country);
  const needed = {
    ...(asksCountry(settings) && { country: required('Enter your country') }),
    ...(asksState(settings, code) && { state: required('Enter your state') }),
    ...(asksZip(settings, code) && { zip: required('Enter your ZIP code') }),
  };
  return buyerSchema.extend(needed) as unknown as z.ZodType<SubscriberValues, SubscriberValues>;
}
