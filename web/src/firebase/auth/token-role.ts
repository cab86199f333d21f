import type { Role } from '@tempera/domain/people/roles';
import type { User } from 'firebase/auth';

/** How often the token is asked for again, and how long to wait before the second time, in milliseconds; twice that each time. */
const tries = 7;
const firstWait = 100;

/**
 * Renews the token until it carries the role that the record has: a role counts only where both agree, and
 * the claim is written a moment after the record. It goes on without it in the end: the rules refuse what they must.
 */
export async function bringRoleIntoToken(user: User, role: Role): Promise<void> {
  for (let turn = 0; turn < tries; turn++) {
    const { claims } = await user.getIdTokenResult(true);
    if ((claims.role ?? 'customer') === role) return;
    await new Promise((resolve) => setTimeout(resolve, firstWait * 2 ** turn));
  }
}
