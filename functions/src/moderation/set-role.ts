import { RefusalError } from '@tempera/domain/calls/reasons';
import type { SetRoleOutput } from '@tempera/domain/people/moderation-calls';
import type { Role } from '@tempera/domain/people/roles';
import { hasAccount, syncClaim } from '../access/claims.ts';
import type { CallAuth } from '../platform/caller.ts';
import { changePerson } from './change-person.ts';

/**
 * Gives a person a role. The record counts at once, for rules and functions both; the claim follows, here
 * and by trigger: whoever lost a role has lost it although their token still has it, and whoever got one has it with the
 * next token, which their open tabs ask for.
 * @throws RefusalError those of `changePerson`; `not-allowed` for the owner's role, which nobody gives; `user-not-found`
 * for a record without an account
 */
export async function setRole(
  { uid, role }: { uid: string; role: Role },
  callAuth: CallAuth | null,
  ownerEmail: string,
): Promise<SetRoleOutput> {
  const found = await hasAccount(uid);
  await changePerson(callAuth, { uid, authority: 'setRole', ownerEmail }, ({ target }) => {
    if (role === 'owner') throw new RefusalError('not-allowed');
    if (!found) throw new RefusalError('user-not-found');
    return { change: target.access.role === role ? null : { what: 'role', fields: { role }, why: '' } };
  });
  await syncClaim(uid);
  return { role };
}
