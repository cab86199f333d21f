import { confirmation } from '../access/session-records.ts';
import { addressOf, findAccount } from '../platform/accounts.ts';
import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import type { Migration } from './migration.ts';

async function noteOne(uid: string): Promise<void> {
  const account = await findAccount(uid);
  if (!account) return;
  await db().runTransaction(async (transaction) => {
    const user = await transaction.get(refs.user(uid));
    const identity = { email: addressOf(account), emailVerified: account.emailVerified };
    const noted = confirmation(identity, user.data() ?? {});
    if (user.exists && noted.confirmedEmail)
      transaction.update(user.ref, { confirmedEmail: noted.confirmedEmail });
  });
}

/** Who has confirmed their address and has not been here since gets mails as before (decision 79). */
export const noteConfirmed: Migration = {
  id: '0007-note-confirmed',
  steps: [{ name: 'users', collection: refs.users, bring: noteOne }],
};
