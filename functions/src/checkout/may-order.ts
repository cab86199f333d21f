import { RefusalError } from '@tempera/domain/calls/refuse';
import { assertVerified } from '../platform/assert-verified.ts';
import { assertOpen, type Caller, isGuest } from '../platform/caller.ts';
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
