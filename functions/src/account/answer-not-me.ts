import { randomBytes } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import type { SignOutEverywhereOutput } from '@tempera/domain/people/account-calls';
import { addressOf, findAccount, findByEmail } from '../platform/accounts.ts';
import { auth } from '../platform/admin.ts';
import { countersOf, countTry, noSender } from '../platform/limiter.ts';
import { refs } from '../platform/refs.ts';
import { endAll } from './end-all.ts';
import { readNotMe } from './not-me-link.ts';
import { mailReset } from './send-account-mail.ts';

/** Gives the account the address back that was taken from it, unless somebody else has it by now. */
async function restoreAddress(uid: string, email: string): Promise<boolean> {
  if (await findByEmail(email)) return false;
  await (await auth()).updateUser(uid, { email, emailVerified: true });
  await refs.user(uid).update({ email });
  return true;
}

/** A password that nobody knows, whoever may know the one of now. */
const lockOut = async (uid: string) =>
  (await auth()).updateUser(uid, { password: randomBytes(32).toString('base64url') });

/**
 * What somebody asks for who has had a mail about their account and says that it was not them: all sessions end, and the password is good for nothing until they
 * have chosen another by the link that is mailed to them. Whoever holds the link reads what comes to that address; where the account has another one by now, only the
 * mail about that very change gives it back.
 * @throws RefusalError `link-invalid`, `too-many-attempts`, `user-not-found`
 */
export async function answerNotMe(link: string, secret: string): Promise<SignOutEverywhereOutput> {
  const { uid, email, newEmail } = readNotMe(link, secret);
  await countTry(countersOf('disavowals', noSender, uid));
  const account = await findAccount(uid);
  if (!account) throw new RefusalError('user-not-found');
  const isTaken = newEmail !== undefined && addressOf(account) === newEmail;
  const isTheirs = addressOf(account) === email || (isTaken && (await restoreAddress(uid, email)));
  const hasPassword = account.providerData.some(({ providerId }) => providerId === 'password');
  if (isTheirs && hasPassword) await lockOut(uid);
  const endedAt = await endAll(uid);
  return isTheirs && hasPassword ? { endedAt, reset: { email, ...(await mailReset(email)) } } : { endedAt };
}
