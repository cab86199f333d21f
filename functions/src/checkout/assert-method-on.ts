import { RefusalError } from '@tempera/domain/calls/refuse';
import { methodOf, methodsOf } from '@tempera/domain/money/payment-method';
import type { SiteSettings } from '@tempera/domain/settings/settings';

/**
 * What is switched off pays for nothing new; plans that run are renewed all the same.
 * @throws RefusalError `payment-method-off`
 */
export function assertMethodOn(
  token: string,
  settings: Pick<SiteSettings, 'enableStripe' | 'enablePaypal'>,
): void {
  if (!methodsOf(settings).includes(methodOf(token))) throw new RefusalError('payment-method-off');
}
