import { RefusalError } from '@tempera/domain/calls/reasons';
import { isRestricted } from '@tempera/domain/people/access';
import { hasExpired, useNotedForMs } from '@tempera/domain/tokens/access-token';
import { readScopes, type Scope } from '@tempera/domain/tokens/scopes';
import { isToken } from '@tempera/domain/tokens/token-text';
import { endedIn } from '../access/ended-sessions.store.ts';
import type { DocumentData, DocumentReference, DocumentSnapshot } from '../platform/admin.ts';
import { type Asking, assertOpen, type Caller, toAccess } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';
import { readToken } from './read-token.store.ts';
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
export const requireToken = async (request: Asking, ...anyOf: readonly Scope[]): Promise<TokenCaller> =>
  (await requireTokenWith(request, anyOf, () => [])).caller;

/**
 * The same, with documents that are read in the same step.
 * @param also which, by whose token it is
 * @throws RefusalError those of {@link requireToken}
 */
export async function requireTokenWith(
  request: Asking,
  anyOf: readonly Scope[],
  also: (uid: string) => readonly DocumentReference[],
): Promise<{ caller: TokenCaller; also: DocumentSnapshot[] }> {
  const token = tokenIn(request);
  if (!token) throw new RefusalError('sign-in-required', { token: 'missing' });
  if (!isToken(token)) throw new RefusalError('sign-in-required', { token: 'malformed' });
  const found = await readToken(hashOf(token), also);
  if (!found) throw new RefusalError('sign-in-required', { token: 'unknown' });
  const { uid, tokenId, record, access, user, shown, maintenance } = found;
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
    throw new RefusalError('token-scope', { scopes: { anyOf, has: scopes } });
  await noteUse(shown);

  const { email = '', name = '', confirmedEmail } = user.data() ?? {};
  const caller: TokenCaller = {
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
  return { caller, also: found.also };
}
