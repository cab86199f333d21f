import { memberName } from '@tempera/domain/people/member-name';
import type { Role } from '@tempera/domain/people/roles';
import { type Identity, isGuest } from '../platform/caller.ts';
import { recordedName } from './claims.ts';
import { isReserved } from './reserved-names.store.ts';
import { displayName } from './session-records.ts';

/**
 * What a new person is called: as their account says, unless they would be taken for one of the team, or for the store.
 * @throws RefusalError `user-not-found` when the account has been deleted
 */
export async function chooseName(identity: Identity, role: Role): Promise<string> {
  const { uid, name: inToken } = identity;
  const recorded = inToken === '' && !isGuest(identity) ? await recordedName(uid) : undefined;
  const name = displayName(identity, recorded);
  if (isGuest(identity)) return name;
  return (await isReserved(name, { uid, role })) ? memberName(uid) : name;
}
