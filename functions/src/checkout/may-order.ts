import { RefusalError } from '@tempera/domain/calls/reasons';
import { methodOf, methodsOf, type PaidWith } from '@tempera/domain/money/payment-method';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { assertOpen, assertVerified, type Caller, isGuest } from '../platform/caller.ts';
import type { CheckoutFacts } from './checkout-facts.store.ts';

/**
 * Whether this person may buy now: each switch of the settings counts on the server too.
 * @throws RefusalError `maintenance`, `guest-checkout-off` or `email-unverified`
 */
export function assertMayOrder(caller: Caller, facts: Pick<CheckoutFacts, 'settings' | 'maintenance'>): void {
  const { settings, maintenance } = facts;
  assertOpen({ enabled: maintenance }, caller);
  if (isGuest(caller)) {
    if (!settings.enableGuestCheckout) throw new RefusalError('guest-checkout-off');
    return;
  }
  assertVerified(caller, settings);
}

/**
 * What is switched off pays for nothing new; plans that run are renewed all the same.
 * @throws RefusalError `payment-method-off`
 */
export function assertMethodOn(
  method: Pick<PaidWith, 'type'>,
  settings: Pick<SiteSettings, 'enableStripe' | 'enablePaypal'>,
): void {
  if (!methodsOf(settings).includes(methodOf(method))) throw new RefusalError('payment-method-off');
}
