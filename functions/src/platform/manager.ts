import { RefusalError } from '@tempera/domain/calls/reasons';
import { memberName } from '@tempera/domain/people/member-name';
import { may, type Permission } from '@tempera/domain/people/roles';
import { durations } from '@tempera/domain/site/durations';
import {
  assertRecentSignIn,
  type CallAuth,
  type Caller,
  type Identity,
  loadCaller,
  requireIdentity,
} from './caller.ts';
import { refs } from './refs.ts';

/** Who does something to the store, as the audit log names them. */
export interface Manager {
  byId: string;
  byName: string;
  byRole: Caller['role'];
}

/**
 * The caller, who must be one of those who manage the store, or have the right that is asked for.
 * @throws RefusalError `sign-in-required`, `restricted`, `not-allowed`
 */
export async function loadManager(
  auth: CallAuth | null,
  right: Permission = 'manageStore',
): Promise<Manager> {
  return toManager(requireIdentity(auth), right);
}

/**
 * The same of somebody who has signed in just now: roles, refunds and backups want more than a session that was left open, or a stolen
 * token.
 * @throws RefusalError those of `loadManager`, `sign-in-again`
 */
export async function loadProvenManager(auth: CallAuth | null, right?: Permission): Promise<Manager> {
  return toProvenManager(requireIdentity(auth), right);
}

/** @throws RefusalError those of `toManager`, `sign-in-again` */
export async function toProvenManager(identity: Identity, right?: Permission): Promise<Manager> {
  const manager = await toManager(identity, right);
  assertRecentSignIn(identity, durations.provenSignIn);
  return manager;
}

/**
 * The same of somebody who is known by their token already.
 * @throws RefusalError `sign-in-required`, `restricted`, `not-allowed`
 */
export async function toManager(identity: Identity, right: Permission = 'manageStore'): Promise<Manager> {
  const { uid, role } = await loadCaller(identity);
  if (!may(role, right)) throw new RefusalError('not-allowed');
  const known: unknown = (await refs.user(uid).get()).data()?.name;
  return { byId: uid, byName: typeof known === 'string' ? known : memberName(uid), byRole: role };
}
