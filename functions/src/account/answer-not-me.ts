import { randomBytes } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import type { SignOutEverywhereOutput } from '@tempera/domain/people/account-calls';
import type { UserRecord } from 'firebase-admin/auth';
import { followChange, restoreAddress } from '../access/account-changes.store.ts';
import { addressOf, findAccount } from '../platform/accounts.ts';
import { auth } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { countersOf, countTry, noSender } from '../platform/limiter.ts';
import { endAll } from './end-all.ts';
import { readNotMe } from './not-me-link.ts';
import { mailReset } from './send-account-mail.ts';

/** Takes what the records say into the account: a password that nobody knows, and an address that was given back. */
async function lockOut(account: UserRecord, email: string): Promise<boolean> {
  const hasPassword = account.providerData.some(({ providerId }) => providerId === 'password');
  await (await auth()).updateUser(account.uid, {
    ...(addressOf(account) !== email && { email, emailVerified: true }),
    ...(hasPassword && { password: randomBytes(32).toString('base64url') }),
  });
  return hasPassword;
}

/**
 * What somebody asks for who has had a mail about their account and says that it was not them: all sessions end, and the password is good for nothing until they
 * have chosen another by the link that is mailed to them. Whoever holds the link reads what comes to that address; where the account has another one by now, only a
 * mail about its change gives it back, and only an address that was confirmed.
 * @throws RefusalError `link-invalid`, `too-many-attempts`, `user-not-found`
 */
export async function answerNotMe(link: string, secret: string): Promise<SignOutEverywhereOutput> {
  const { uid, email, newEmail } = readNotMe(link, secret);
  await countTry(countersOf('disavowals', noSender, uid));
  const account = await findAccount(uid);
  if (!account) throw new RefusalError('user-not-found');
  // Moves that the records don't know of yet would stand between the address of now and a former one.
  await followChange(account, { moved: clock.now() });
  const isTheirs =
    addressOf(account) === email || (newEmail !== undefined && (await restoreAddress(account, email)));
  const isLocked = isTheirs && (await lockOut(account, email));
  const endedAt = await endAll(uid);
  return isLocked ? { endedAt, reset: { email, ...(await mailReset(email)) } } : { endedAt };
}
