import type { SiteSettings } from '../settings/settings.ts';

export type PaymentMethod = 'card' | 'paypal';

/** With what somebody paid, as the provider describes it: `type` is `card`, `paypal`, `sepa_debit`; `country` is the bank's. */
export interface PaidWith {
  type: string;
  brand: string | null;
  last4: string | null;
  country: string | null;
}

/** What stands behind a payment token; the payment provider marks those of a PayPal account. */
export const methodOf = (token: string): PaymentMethod =>
  token.startsWith('tok_paypal_') ? 'paypal' : 'card';

/** The payment methods that the settings switch on. */
export function methodsOf(
  settings: Pick<SiteSettings, 'enableStripe' | 'enablePaypal'>,
): readonly PaymentMethod[] {
  return [
    ...(settings.enableStripe ? (['card'] as const) : []),
    ...(settings.enablePaypal ? (['paypal'] as const) : []),
  ];
}
