import { RefusalError } from '@tempera/domain/calls/reasons';
import { endSessionsBefore } from '../access/ended-sessions.store.ts';
import { auth, isUnknownAccount } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';

/**
 * Ends every session of a person. Auth first revokes what they are renewed with: what a call that broke off has left undone, the next sign-in does.
 * @returns before when they have ended
 * @throws RefusalError `user-not-found`
 */
export async function endAll(uid: string): Promise<number> {
  try {
    await (await auth()).revokeRefreshTokens(uid);
  } catch (error) {
    if (isUnknownAccount(error)) throw new RefusalError('user-not-found');
    throw error;
  }
  const endedAt = clock.now();
  if (!(await endSessionsBefore(uid, endedAt))) throw new RefusalError('user-not-found');
  return endedAt;
}
