import { RefusalError } from '@tempera/domain/calls/reasons';
import { may, type Permission } from '@tempera/domain/people/roles';
import { type CallAuth, type Caller, type Identity, loadCaller, requireIdentity } from './caller.ts';
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
 * The same of somebody who is known by their token already.
 * @throws RefusalError `sign-in-required`, `restricted`, `not-allowed`
 */
export async function toManager(identity: Identity, right: Permission = 'manageStore'): Promise<Manager> {
  const { uid, role, name } = await loadCaller(identity);
  if (!may(role, right)) throw new RefusalError('not-allowed');
  const known: unknown = (await refs.user(uid).get()).data()?.name;
  return { byId: uid, byName: typeof known === 'string' ? known : name, byRole: role };
}
