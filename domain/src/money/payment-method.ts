import type { SiteSettings } from '../settings/settings.ts';

export type PaymentMethod = 'card' | 'paypal';

/** With what somebody paid, as the provider describes it: `type` is `card`, `paypal`, `sepa_debit`; `country` is the bank's. */
export interface PaidWith {
  type: string;
  brand: string | null;
  last4: string | null;
  country: string | null;
}

/** Which switch of the settings a method belongs to: cards, wallets and bank debits all come by way of the provider. */
export const methodOf = ({ type }: Pick<PaidWith, 'type'>): PaymentMethod =>
  type === 'paypal' ? 'paypal' : 'card';

/** The payment methods that the settings switch on. */
export function methodsOf(
  settings: Pick<SiteSettings, 'enableStripe' | 'enablePaypal'>,
): readonly PaymentMethod[] {
  return [
    ...(settings.enableStripe ? (['card'] as const) : []),
    ...(settings.enablePaypal ? (['paypal'] as const) : []),
  ];
}
