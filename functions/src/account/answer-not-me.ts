import { randomBytes } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import type { SignOutEverywhereOutput } from '@tempera/domain/people/account-calls';
import { followChange, restoreAddress } from '../access/account-changes.store.ts';
import { addressOf, findAccount, type UserRecord } from '../platform/accounts.ts';
import { auth } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { countersOf, countTry, noSender } from '../platform/limiter.ts';
import { endAll } from './end-all.ts';
import { type NotMe, readNotMe } from './not-me-link.ts';
import { mailReset } from './send-account-mail.ts';

/** Ways in under another address than the account's: whoever was in may have linked theirs. */
const foreignTo = (email: string, { providerData }: UserRecord) =>
  providerData.filter((one) => one.providerId !== 'password' && addressOf(one) !== email);

/** A thief may have done something a while before what the mail tells of. */
const before = 60 * 60_000;

/** Whether all second factors came with or after what the mail tells of. */
function hasOnlyNewFactors({ multiFactor }: UserRecord, at: number): boolean {
  const factors = multiFactor?.enrolledFactors ?? [];
  const isNew = ({ enrollmentTime = '' }) => Date.parse(enrollmentTime) >= at - before;
  return factors.length > 0 && factors.every(isNew);
}

/**
 * Leaves an account only the ways in that are its person's: an address that was given back, no provider with another address, and a password that nobody knows. New second
 * factors go, with the password only: they would keep its person out who comes by the mailed link. One from before stays, and all with it, as it keeps out whoever does no
 * more than read the mailbox.
 * @returns whether they need to choose a password
 */
async function lockOut(account: UserRecord, { email, at }: Pick<NotMe, 'email' | 'at'>): Promise<boolean> {
  const { uid, providerData } = account;
  const foreign = foreignTo(email, account);
  const hasPassword = providerData.some(({ providerId }) => providerId === 'password');
  const isLocked = hasPassword || foreign.length === providerData.length;
  await (await auth()).updateUser(uid, {
    ...(addressOf(account) !== email && { email, emailVerified: true }),
    ...(foreign.length > 0 && { providersToUnlink: foreign.map(({ providerId }) => providerId) }),
    ...(isLocked && { password: randomBytes(32).toString('base64url') }),
    ...(isLocked && hasOnlyNewFactors(account, at) && { multiFactor: { enrolledFactors: null } }),
  });
  return isLocked;
}

/**
 * What somebody asks for who has had a mail about their account and says that it was not them: all sessions end, ways in that are not theirs are taken away, and the password is good for nothing until they
 * have chosen another by the link that is mailed to them. Whoever holds the link reads what comes to that address; where the account has another one by now, only a
 * mail about its change gives it back, and only an address that was confirmed. A link that is no longer an account's, and gives nothing back, does nothing: it may be in the
 * hands of whoever had the account before.
 * @throws RefusalError `link-invalid`, `too-many-attempts`, `user-not-found`
 */
export async function answerNotMe(link: string, secret: string): Promise<SignOutEverywhereOutput> {
  const { uid, email, newEmail, at } = readNotMe(link, secret);
  await countTry(countersOf('disavowals', noSender, `${uid}/${email}`));
  const account = await findAccount(uid);
  if (!account) throw new RefusalError('user-not-found');
  // Moves that the records don't know of yet would stand between the address of now and a former one.
  await followChange(account, { moved: clock.now() });
  const isTheirs =
    addressOf(account) === email || (newEmail !== undefined && (await restoreAddress(account, email)));
  if (!isTheirs) throw new RefusalError('link-invalid');
  const isLocked = await lockOut(account, { email, at });
  const endedAt = await endAll(uid);
  return isLocked ? { endedAt, reset: { email, ...(await mailReset(email)) } } : { endedAt };
}
