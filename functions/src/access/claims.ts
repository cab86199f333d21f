import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Role } from '@tempera/domain/people/roles';
import { auth, isUnknownAccount } from '../platform/admin.ts';
import { toAccess } from '../platform/caller.ts';
import { refs } from '../platform/refs.ts';

/** A customer carries no claim. */
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
 * `setCustomUserClaims` would otherwise drop.
 * @throws RefusalError `user-not-found`
 */
export async function repairClaim(uid: string, role: Role): Promise<void> {
  const { accounts, account } = await findAccount(uid);
  const { role: claimed, ...others } = account.customClaims ?? {};
  const wanted = claimOf(role);
  if (claimed === wanted) return;
  await accounts.setCustomUserClaims(uid, wanted === undefined ? others : { ...others, role: wanted });
}

const recordedRole = async (uid: string): Promise<Role> =>
  toAccess((await refs.access(uid).get()).data()).role;

/**
 * Brings the claim in line with the record as it is now. A change and the trigger of an earlier one may both be at it:
 * whoever wrote last looks at the record once more, so that the claim ends as the record does.
 * @throws RefusalError `user-not-found`
 */
export async function syncClaim(uid: string): Promise<void> {
  let written: Role;
  let role = await recordedRole(uid);
  do {
    written = role;
    await repairClaim(uid, written);
    role = await recordedRole(uid);
  } while (role !== written);
}

/**
 * Whether an account's address is the owner's, confirmed or not.
 * @throws RefusalError `user-not-found`
 */
export async function hasAddress(uid: string, email: string): Promise<boolean> {
  const { account } = await findAccount(uid);
  return account.email !== undefined && account.email.toLowerCase() === email.trim().toLowerCase();
}

/**
 * The name in the sign-in record, which a fresh token does not carry yet.
 * @throws RefusalError `user-not-found`
 */
export async function recordedName(uid: string): Promise<string | undefined> {
  return (await findAccount(uid)).account.displayName;
}
