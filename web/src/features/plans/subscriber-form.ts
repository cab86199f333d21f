import { buyerSchema } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { asksPlanState } from '@tempera/domain/tax/buyer-place';
import { countryCodeOf } from '@tempera/domain/tax/countries';
import { asksCountry } from '@tempera/domain/tax/tax-rule';
import { z } from 'zod';

/** Where somebody is who subscribes, and the business that they do it for; all of it as text. */
export interface SubscriberValues {
  country: string;
  state: string;
  company: string;
  vatId: string;
}

export const emptySubscriber: SubscriberValues = { country: '', state: '', company: '', vatId: '' };

const required = (text: string) => z.string().min(1, text);

/** What the tax of the settings needs to know, in a country. */
export function subscriberForm(settings: Pick<SiteSettings, 'tax'>, country: string) {
  const needed = {
    ...(asksCountry(settings) && { country: required('Enter your country') }),
    ...(asksPlanState(settings, countryCodeOf(country)) && { state: required('Enter your state') }),
  };
  return buyerSchema.extend(needed) as unknown as z.ZodType<SubscriberValues, SubscriberValues>;
}
