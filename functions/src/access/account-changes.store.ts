import type { UserRecord } from 'firebase-admin/auth';
import { auth, db } from '../platform/admin.ts';
import type { Identity } from '../platform/caller.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';

type Account = Pick<UserRecord, 'tokensValidAfterTime' | 'metadata'>;

/**
 * When Auth last ended what an account's sessions are renewed with, in milliseconds: it does so with each change of the password or the address,
 * wherever that was made. Null for an account that is as it was made, whose sessions are good from its first second on.
 */
export function changedAt({ tokensValidAfterTime, metadata }: Account): number | null {
  const at = Date.parse(tokensValidAfterTime ?? '');
  return at > Date.parse(metadata.creationTime) + 1_000 ? at : null;
}

export async function findAccount(uid: string): Promise<UserRecord | null> {
  return (await (await auth()).getUsers([{ uid }])).users[0] ?? null;
}

const isOther = (stored: unknown, email: string) =>
  typeof stored === 'string' && stored !== '' && email !== '' && stored !== email;

/**
 * The moment before which sessions are over, by what a sign-in shows: that the password or the address was changed since the records were
 * written. Null when nothing shows it. A sign-in with another address than the recorded one came after its change.
 */
export async function changeBehind(
  identity: Identity,
  recorded: { email?: unknown } | undefined,
): Promise<number | null> {
  const account = await findAccount(identity.uid);
  if (!account || identity.authTime === null) return null;
  const moved = isOther(recorded?.email, identity.email) && account.email?.toLowerCase() === identity.email;
  const times = [changedAt(account) ?? 0, moved ? identity.authTime * 1_000 : 0];
  return Math.max(...times) || null;
}

/**
 * Brings the records in line with an account whose password or address was changed outside of the store's pages or by a mailed link: who was
 * signed in before is so no more. Repeating it changes nothing, so anybody may ask for it.
 */
export async function followChange(account: UserRecord, now: number): Promise<void> {
  const email = account.email?.toLowerCase() ?? '';
  await db().runTransaction(async (transaction) => {
    const [user, access] = await transaction.getAll(refs.user(account.uid), refs.access(account.uid));
    if (!user?.exists || !access?.exists) return;
    const moved = isOther(user.data()?.email, email);
    const at = Math.max(changedAt(account) ?? 0, moved ? now : 0);
    if (moved) transaction.update(user.ref, { email });
    if ((toMillis(access.data()?.sessionsEndedAt) ?? 0) < at)
      transaction.update(access.ref, { sessionsEndedAt: fromMillis(at) });
  });
}
