import { RefusalError } from '@tempera/domain/calls/reasons';
import type { SignOutEverywhereOutput, signOutEverywhereInput } from '@tempera/domain/people/account-calls';
import type { z } from 'zod';
import { changedAt, followChange } from '../access/account-changes.store.ts';
import { endSession } from '../access/ended-sessions.store.ts';
import { findAccount, findByEmail } from '../platform/accounts.ts';
import type { CallContext } from '../platform/callable.ts';
import { assertRecentSignIn, type Identity, loadSession, requireIdentity } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { countersOf, countTry, senderIn } from '../platform/limiter.ts';
import { answerNotMe } from './answer-not-me.ts';
import { endAll } from './end-all.ts';

type Input = z.output<typeof signOutEverywhereInput>;

/**
 * Ends sessions of a person. The record ends them at once, for rules and functions both. Where all end, this one too, Auth first revokes what they
 * are renewed with: what a call that broke off has left undone, the next sign-in does. Restricted people may: it is signing out.
 * @throws RefusalError `sign-in-required`, `user-not-found`; with `keep` `sign-in-again` when this session began before the account's last change,
 *   or a while ago; with `changed` `too-many-attempts`; with `notMe` those of `answerNotMe`
 */
export async function signOutEverywhere(
  input: Input,
  { auth: callAuth, ip }: Pick<CallContext, 'auth' | 'ip'>,
  secret: string,
): Promise<SignOutEverywhereOutput> {
  if (input?.notMe !== undefined) return answerNotMe(input.notMe, secret);
  if (input?.changed !== undefined) {
    await followMailedChange(input.changed, ip);
    return { endedAt: null };
  }
  const identity = requireIdentity(callAuth);
  await loadSession(identity);
  if (input?.session !== undefined) return endOne(identity.uid, input.session);
  return { endedAt: input?.keep === 'this' ? await endOthers(identity) : await endAll(identity.uid) };
}

/** Where too many have been ended one by one, all are: none of them may come back. */
async function endOne(uid: string, session: number): Promise<SignOutEverywhereOutput> {
  const hasEnded = await endSession(uid, session);
  if (hasEnded === null) throw new RefusalError('user-not-found');
  return { endedAt: hasEnded ? null : await endAll(uid) };
}

async function followMailedChange(email: string, ip: string): Promise<void> {
  await countTry(countersOf('mailedChanges', senderIn({ auth: null, ip })));
  const account = await findByEmail(email);
  if (account) await followChange(account, { moved: clock.now() });
}

/** Ends what began before this session, which is of a person who has proven only now that the account is theirs. */
async function endOthers(identity: Identity): Promise<number> {
  assertRecentSignIn(identity);
  const account = await findAccount(identity.uid);
  if (!account) throw new RefusalError('user-not-found');
  const began = (identity.authTime ?? 0) * 1_000;
  if (began < changedAt(account)) throw new RefusalError('sign-in-again');
  const followed = await followChange(account, { moved: began, least: began });
  if (followed === null) throw new RefusalError('user-not-found');
  return began;
}
