import { RefusalError } from '@tempera/domain/calls/reasons';
import type { SetRoleOutput } from '@tempera/domain/people/moderation-calls';
import { nameInMail } from '@tempera/domain/people/person-name';
import type { Role } from '@tempera/domain/people/roles';
import { syncClaim } from '../access/claims.ts';
import { syncSecondFactor } from '../access/second-factor.store.ts';
import { newAdminMail } from '../account/alarms.ts';
import { needApproval } from '../approvals/need-approval.ts';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { findAccount } from '../platform/accounts.ts';
import type { CallAuth, Caller } from '../platform/caller.ts';
import type { Manager } from '../platform/manager.ts';
import type { Decision, Records } from './access.store.ts';
import { changePerson } from './change-person.ts';

/** What the owner would have to allow: who asks, and what the person is called. */
interface Asked {
  by: Manager;
  person: string;
}

/** A name is what somebody calls themself: the owner reads first which account it is. */
const askFor = (uid: string, address: string, { by, person }: Asked) =>
  needApproval(
    by,
    { kind: 'admin', input: { uid } },
    `Make ${address || uid} (${nameInMail(person)}) an admin`,
  );

/**
 * Gives a person a role. The record counts at once, for rules and functions both; the claim follows, here
 * and by trigger: whoever lost a role has lost it although their token still has it, and whoever got one has it with the
 * next token, which their open tabs ask for. The owner hears of a new admin by mail.
 * @throws RefusalError those of `changePerson`; `not-allowed` for the owner's role, which nobody gives; `user-not-found`
 * for a record without an account; `approval-needed` for an admin, unless the owner makes them one
 */
export async function setRole(
  { uid, role }: { uid: string; role: Role },
  callAuth: CallAuth | null,
  ownerEmail: string,
): Promise<SetRoleOutput> {
  const [account, settings] = await Promise.all([findAccount(uid), loadSettings()]);
  const decide = ({ target, actorUser }: Records, caller: Caller): (Decision & { asked?: Asked }) | null => {
    if (role === 'owner') throw new RefusalError('not-allowed');
    if (!account) throw new RefusalError('user-not-found');
    if (target.access.role === role) return { change: null };
    const by = String(actorUser?.data()?.name ?? caller.name);
    if (role === 'admin' && caller.role !== 'owner') {
      const asks = { byId: caller.uid, byName: by, byRole: caller.role };
      return { change: null, asked: { by: asks, person: target.name } };
    }
    const told = { uid, person: target.name, by, to: ownerEmail.trim(), settings };
    return {
      change: { what: 'role', fields: { role }, why: '' },
      ...(role === 'admin' && told.to !== '' && { letter: (entry: string) => newAdminMail(told, entry) }),
    };
  };
  const decided = await changePerson(callAuth, { uid, authority: 'setRole', ownerEmail }, decide);
  if (decided?.asked) await askFor(uid, account?.email ?? '', decided.asked);
  await syncSecondFactor(uid);
  await syncClaim(uid);
  return { role };
}
