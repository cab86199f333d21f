import { RefusalError } from '@tempera/domain/refuse';
import type { Role } from '@tempera/domain/roles';
import { auth } from '../platform/admin.ts';
import { isUnknownAccount } from '../platform/auth-errors.ts';

/** A customer carries no claim (design.md §3). */
const claimOf = (role: Role) => (role === 'customer' ? undefined : role);

async function findAccount(uid: string) {
  const accounts = await auth();
  try {
    return { accounts, account: await accounts.getUser(uid) };
  } catch (error) {
    if (isUnknownAccount(error)) throw new RefusalError('user-not-found');
    throw error;
  }
}

/**
 * Brings the custom claim `role` in line with the record and keeps all other claims, which
 * `setCustomUserClaims` would otherwise drop (design.md §9).
 * @throws RefusalError `user-not-found`
 */
export async function repairClaim(uid: string, role: Role): Promise<void> {
  const { accounts, account } = await findAccount(uid);
  const { role: claimed, ...others } = account.customClaims ?? {};
  const wanted = claimOf(role);
  if (claimed === wanted) return;
  await accounts.setCustomUserClaims(uid, wanted === undefined ? others : { ...others, role: wanted });
}

/**
 * The name in the sign-in record, which a fresh token does not carry yet.
 * @throws RefusalError `user-not-found`
 */
export async function recordedName(uid: string): Promise<string | undefined> {
  return (await findAccount(uid)).account.displayName;
}
