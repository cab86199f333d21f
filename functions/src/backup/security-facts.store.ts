import type { Privileged } from '@tempera/domain/operations/security-scan';
import { auth, db } from '../platform/admin.ts';
import { toAccess } from '../platform/caller.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';

/** More than a store of this kind has; a scan that stops there still finds enough to do. */
const mostPeople = 500;
/** How many accounts Auth returns at once. */
const accountsAtOnce = 100;

/** Who of these accounts has a second factor. */
async function withSecondFactor(uids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < uids.length; start += accountsAtOnce) {
    const wanted = uids.slice(start, start + accountsAtOnce).map((uid) => ({ uid }));
    const { users } = await (await auth()).getUsers(wanted);
    for (const { uid, multiFactor } of users) {
      if ((multiFactor?.enrolledFactors.length ?? 0) > 0) found.add(uid);
    }
  }
  return found;
}

/** Everybody with a role. */
export async function privilegedPeople(): Promise<Privileged[]> {
  const { docs } = await refs
    .accesses()
    .where('role', 'in', ['owner', 'admin', 'staff'])
    .limit(mostPeople)
    .get();
  if (docs.length === 0) return [];
  const [users, secured] = await Promise.all([
    db().getAll(...docs.map(({ id }) => refs.user(id))),
    withSecondFactor(docs.map(({ id }) => id)),
  ]);
  return docs.map((record, index) => {
    const { name = record.id, email = '', lastLogin } = users[index]?.data() ?? {};
    return {
      name: String(name),
      email: String(email),
      role: toAccess(record.data()).role,
      lastLogin: toMillis(lastLogin),
      secondFactor: secured.has(record.id),
    };
  });
}

/** Coupons that the schedule should have ended by this moment, in milliseconds. */
export async function countExpiredCoupons(now: number): Promise<number> {
  const expired = refs.coupons().where('status', '==', 'active').where('expiryDate', '<=', fromMillis(now));
  return (await expired.count().get()).data().count;
}
