import { RefusalError } from '@tempera/domain/calls/reasons';
import type { DeleteAccountOutput } from '@tempera/domain/people/account-calls';
import {
  assertOpen,
  assertRecentSignIn,
  type CallAuth,
  loadCaller,
  requireIdentity,
} from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { refs } from '../platform/refs.ts';
import { isBeingDeleted, markDeletion } from './deletions.store.ts';
import { finishDeletion } from './finish-deletion.ts';

/**
 * Deletes the caller's account with all that is theirs; orders and invoices stay, as tax law asks. The same call again
 * finishes what an interrupted one began, whatever the token is worth by then.
 * @throws RefusalError `sign-in-required`, `restricted`: a ban is not shed this way, `not-allowed` to the owner,
 *   `maintenance`, `sign-in-again`
 */
export async function deleteAccount(callAuth: CallAuth | null): Promise<DeleteAccountOutput> {
  const identity = requireIdentity(callAuth);
  if (!(await isBeingDeleted(identity.uid))) {
    const [caller, maintenance] = await Promise.all([loadCaller(identity), refs.maintenance().get()]);
    if (caller.access.role === 'owner') throw new RefusalError('not-allowed');
    assertOpen({ enabled: maintenance.data()?.enabled === true }, caller);
    assertRecentSignIn(caller);
    await markDeletion(identity.uid, clock.now());
  }
  await finishDeletion(identity.uid);
  return { deleted: true };
}
