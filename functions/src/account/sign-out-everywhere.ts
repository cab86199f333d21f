import { RefusalError } from '@tempera/domain/calls/reasons';
import type { SignOutEverywhereOutput } from '@tempera/domain/people/account-calls';
import { auth, isUnknownAccount } from '../platform/admin.ts';
import { type CallAuth, requireIdentity, toSession } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { isMissing } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis } from '../platform/timestamps.ts';

/**
 * Ends every session of a person, this one too. The record ends them at once, for rules and functions both; the
 * refresh tokens are revoked after it, and a repeat does both again. Restricted people may: it is signing out.
 * @throws RefusalError `sign-in-required`, `user-not-found`
 */
export async function signOutEverywhere(callAuth: CallAuth | null): Promise<SignOutEverywhereOutput> {
  const identity = requireIdentity(callAuth);
  const record = await refs.access(identity.uid).get();
  toSession(identity, record.data());
  const endedAt = clock.now();
  try {
    await refs.access(identity.uid).update({ sessionsEndedAt: fromMillis(endedAt) });
    await (await auth()).revokeRefreshTokens(identity.uid);
  } catch (error) {
    if (isMissing(error) || isUnknownAccount(error)) throw new RefusalError('user-not-found');
    throw error;
  }
  return { endedAt };
}
