import { RefusalError } from '@tempera/domain/calls/refuse';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { Identity } from './caller.ts';

/** Google and GitHub vouch for an address themselves, and guests have none. */
export const isUnconfirmed = ({ provider, emailVerified }: Pick<Identity, 'provider' | 'emailVerified'>) =>
  provider === 'password' && !emailVerified;

/**
 * Buying and downloading wait for a confirmed address while the store asks for one.
 * @throws RefusalError `email-unverified`
 */
export function assertVerified(
  identity: Pick<Identity, 'provider' | 'emailVerified'>,
  { requireEmailVerification }: Pick<SiteSettings, 'requireEmailVerification'>,
): void {
  if (requireEmailVerification && isUnconfirmed(identity)) throw new RefusalError('email-unverified');
}
