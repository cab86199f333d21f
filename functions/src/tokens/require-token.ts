import { RefusalError } from '@tempera/domain/calls/reasons';
import { isRestricted } from '@tempera/domain/people/access';
import { hasExpired, useNotedForMs } from '@tempera/domain/tokens/access-token';
import { readScopes, type Scope } from '@tempera/domain/tokens/scopes';
import { isToken } from '@tempera/domain/tokens/token-text';
import { endedIn } from '../access/ended-sessions.store.ts';
import { type DocumentData, type DocumentSnapshot, db } from '../platform/admin.ts';
import { type Asking, assertOpen, type Caller, toAccess } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';
import { hashOf } from './token-hash.ts';
import { tokenIn } from './token-in.ts';

/** The person whose access token a request bears. Their role counts where `publish` is asked for; else it is `customer`, whatever else the token may. */
export interface TokenCaller extends Caller {
  tokenId: string;
  scopes: Scope[];
}

/** A role that asks for a second factor is that of a token whose maker had one. */
function roleOf(isPublishing: boolean, secondFactor: boolean, access: DocumentData | undefined) {
  const lacks = access?.needsSecondFactor === true && !secondFactor;
  return isPublishing && !lacks ? toAccess(access).role : 'customer';
}

/** Noted once in a while; of many requests at once, one notes it. */
async function noteUse(shown: DocumentSnapshot): Promise<void> {
  const now = clock.now();
  const { updateTime } = shown;
  if (!updateTime || now - (toMillis(shown.data()?.lastUsedAt) ?? 0) < useNotedForMs) return;
  try {
    await shown.ref.update({ lastUsedAt: fromMillis(now) }, { lastUpdateTime: updateTime });
  } catch (error) {
    if (!isOvertaken(error) && !isMissing(error)) throw error;
  }
}

/**
 * Who bears the access token of a request, which must have one of these scopes, or any where none is named. Everything is read anew for
 * each request, so that a token that was revoked, a ban or the end of all sessions count for the next one.
 * @throws RefusalError `sign-in-required` with what is wrong with the `token`, `restricted`, `maintenance`, `token-scope` for another scope
 */
export async function requireToken(request: Asking, ...anyOf: readonly Scope[]): Promise<TokenCaller> {
  const token = tokenIn(request);
  if (!token) throw new RefusalError('sign-in-required', { token: 'missing' });
  if (!isToken(token)) throw new RefusalError('sign-in-required', { token: 'malformed' });
  const record = (await refs.accessToken(hashOf(token)).get()).data();
  if (!record) throw new RefusalError('sign-in-required', { token: 'unknown' });
  const { uid, tokenId } = record as { uid: string; tokenId: string };
  const [access, user, shown, maintenance] = await db().getAll(
    refs.access(uid),
    refs.user(uid),
    refs.token(uid, tokenId),
    refs.maintenance(),
  );
  const now = clock.now();
  const createdAt = toMillis(record.createdAt) ?? 0;
  if (!user?.exists || !shown?.exists) throw new RefusalError('sign-in-required', { token: 'unknown' });
  if (createdAt < endedIn(access?.data())) throw new RefusalError('sign-in-required', { token: 'revoked' });
  if (hasExpired({ expiresAt: toMillis(record.expiresAt) }, now))
    throw new RefusalError('sign-in-required', { token: 'expired' });
  if (isRestricted(toAccess(access?.data()), now)) throw new RefusalError('restricted');

  const scopes = readScopes(record.scopes);
  const isPublishing = anyOf.includes('publish') && scopes.includes('publish');
  const secondFactor = record.secondFactor === true;
  const role = roleOf(isPublishing, secondFactor, access?.data());
  assertOpen({ enabled: maintenance?.data()?.enabled === true }, { role });
  if (anyOf.length > 0 && !anyOf.some((scope) => scopes.includes(scope)))
    throw new RefusalError('token-scope');
  await noteUse(shown);

  const { email = '', name = '', confirmedEmail } = user.data() ?? {};
  return {
    uid,
    tokenId,
    scopes,
    email,
    emailVerified: email !== '' && confirmedEmail === email,
    name,
    provider: 'access-token',
    claimedRole: role,
    authTime: null,
    secondFactor,
    role,
    access: toAccess(access?.data()),
  };
}
