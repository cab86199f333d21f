import { RefusalError } from '@tempera/domain/calls/reasons';
import { isRestricted } from '@tempera/domain/people/access';
import { syncClaim } from '../access/claims.ts';
import { copyToUser } from '../access/directory.store.ts';
import { syncSecondFactor } from '../access/second-factor.store.ts';
import type { DocumentData } from '../platform/admin.ts';
import { toAccess } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { queueLift } from './lift-restriction.ts';

/** An account that is gone has no claim to repair. */
function unlessGone(error: unknown): void {
  if (error instanceof RefusalError && error.refusal.reason === 'user-not-found') return;
  throw error;
}

/**
 * What follows from a changed `access/{uid}`, however the change came about: the copy of role and standing in
 * `users/{uid}` that lists read, the account's claim, and the task at the restriction's end.
 */
export async function syncAccess(
  uid: string,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<void> {
  await copyToUser(uid);
  if (!after) return;
  const [was, is] = [toAccess(before), toAccess(after)];
  if (was.role !== is.role) {
    await syncSecondFactor(uid);
    await syncClaim(uid).catch(unlessGone);
  }
  if (is.until !== null && is.until !== was.until && isRestricted(is, clock.now())) {
    await queueLift({ uid, until: is.until });
  }
}
