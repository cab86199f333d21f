import { randomBytes } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { findAccount, type UserRecord } from '../platform/accounts.ts';
import { auth } from '../platform/admin.ts';
import type { Identity } from '../platform/caller.ts';
import { logs } from '../platform/logs.ts';

/** What opens an account besides the way in that its person came by: other providers, a password, and second factors that they were not asked for. */
function othersThan({ provider, secondFactor }: Identity, { providerData, multiFactor }: UserRecord) {
  const others = providerData.map(({ providerId }) => providerId).filter((id) => id !== provider);
  return {
    providers: others.filter((id) => id !== 'password'),
    hasPassword: others.includes('password'),
    hasFactors: !secondFactor && (multiFactor?.enrolledFactors.length ?? 0) > 0,
  };
}

/**
 * Leaves an account that is about to become the owner's only the way in that its person has come by just now: somebody else may have made the account, with a password of
 * theirs, and linked theirs. A password can't be taken from an account without its address, so it becomes one that nobody knows. Second factors stay where one of them was
 * used: whoever has another still lacks the first. Auth ends all sessions then, this one too, since none of them can be told from those of somebody else; where there is no
 * other way in, there is nothing to do.
 * @returns whether there was any
 * @throws RefusalError `user-not-found`
 */
export async function keepOwnWay(identity: Identity): Promise<boolean> {
  const { uid } = identity;
  const account = await findAccount(uid);
  if (!account) throw new RefusalError('user-not-found');
  const { providers, hasPassword, hasFactors } = othersThan(identity, account);
  if (providers.length === 0 && !hasPassword && !hasFactors) return false;
  const accounts = await auth();
  await accounts.updateUser(uid, {
    ...(providers.length > 0 && { providersToUnlink: providers }),
    ...(hasPassword && { password: randomBytes(32).toString('base64url') }),
    ...(hasFactors && { multiFactor: { enrolledFactors: null } }),
  });
  await accounts.revokeRefreshTokens(uid);
  logs.otherWaysTaken(uid, providers.length, hasPassword, hasFactors);
  return true;
}
