import { RefusalError } from '@tempera/domain/calls/reasons';
import { isRestricted } from '@tempera/domain/people/access';
import { type Authority, mayActOn } from '@tempera/domain/people/roles';
import { durations } from '@tempera/domain/site/durations';
import type { DocumentReference } from '../platform/admin.ts';
import {
  assertRecentSignIn,
  type CallAuth,
  type Caller,
  requireIdentity,
  toSession,
} from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { changeAccess, type Decision, type Records } from './access.store.ts';
import { assertKnown } from './assert-known.ts';

/** What is done: to which person, by which right, and which related document changes with theirs. */
interface Action {
  uid: string;
  authority: Authority;
  ownerEmail: string;
  related?: DocumentReference;
}

/**
 * Changes a person's role or standing, if the caller may: the one way to change them by hand.
 * @param decide what changes, or null when there is nothing to do
 * @returns what was decided, and done
 * @throws RefusalError `sign-in-required`, `restricted`, `not-allowed`, `user-not-found`, for roles `sign-in-again`, and what `decide` throws
 */
export async function changePerson<D extends Decision>(
  callAuth: CallAuth | null,
  { uid, authority, ownerEmail, related }: Action,
  decide: (records: Records, caller: Caller) => D | null,
): Promise<D | null> {
  const identity = requireIdentity(callAuth);
  await assertKnown(uid, ownerEmail);
  const work = (records: Records) => {
    const caller = toSession(identity, records.actor?.data());
    if (isRestricted(caller.access, clock.now())) throw new RefusalError('restricted');
    const other = { uid, role: records.target.access.role };
    if (!mayActOn(caller, authority, other)) throw new RefusalError('not-allowed');
    if (authority === 'setRole') assertRecentSignIn(identity, durations.provenSignIn);
    const decided = decide(records, caller);
    const name = records.actorUser?.data()?.name ?? caller.name;
    return decided && { ...decided, by: { uid: caller.uid, name, role: caller.role } };
  };
  const decided = await changeAccess(uid, identity.uid, work, related);
  if (decided?.change) logs.standingChanged(uid, decided.change.what);
  return decided;
}
