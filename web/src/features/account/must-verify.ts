import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { Person } from '../../firebase/auth/session.ts';

/**
 * Whether buying and downloading wait for a confirmed address, as the server decides it too: Google and GitHub vouch for
 * theirs, and guests have none.
 */
export function mustVerify(
  person: Pick<Person, 'emailVerified' | 'provider'> | null,
  { requireEmailVerification }: Pick<SiteSettings, 'requireEmailVerification'>,
): boolean {
  return requireEmailVerification && person?.provider === 'password' && !person.emailVerified;
}
