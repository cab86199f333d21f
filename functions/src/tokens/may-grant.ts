import { RefusalError } from '@tempera/domain/calls/reasons';
import { may } from '@tempera/domain/people/roles';
import { durations } from '@tempera/domain/site/durations';
import type { Scope } from '@tempera/domain/tokens/scopes';
import { assertOpen, assertRecentSignIn, type Caller, isGuest } from '../platform/caller.ts';
import { refs } from '../platform/refs.ts';

/**
 * Who may give a program these rights in their name: members theirs; who manages the store, and has just signed in, that to publish.
 * @throws RefusalError `not-allowed`, `maintenance`, `sign-in-again`
 */
export async function assertMayGrant(caller: Caller, scopes: readonly Scope[]): Promise<void> {
  if (isGuest(caller)) throw new RefusalError('not-allowed');
  assertOpen({ enabled: (await refs.maintenance().get()).data()?.enabled === true }, caller);
  if (!scopes.includes('publish')) return;
  if (!may(caller.role, 'manageStore')) throw new RefusalError('not-allowed');
  assertRecentSignIn(caller, durations.provenSignIn);
}
