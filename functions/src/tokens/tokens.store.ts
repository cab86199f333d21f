import { RefusalError } from '@tempera/domain/calls/reasons';
import { type AccessToken, tokenLimits } from '@tempera/domain/tokens/access-token';
import type { Scope } from '@tempera/domain/tokens/scopes';
import type { CreateTokenOutput } from '@tempera/domain/tokens/token-calls';
import { hintOf, makeToken } from '@tempera/domain/tokens/token-text';
import { db, type WriteBatch } from '../platform/admin.ts';
import { isClash } from '../platform/firestore-errors.ts';
import { countersOf, countTry } from '../platform/limiter.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, serverTime, type Timestamp } from '../platform/timestamps.ts';
import { hashOf, random } from './token-hash.ts';

/** What a token is to be; times in milliseconds. */
export interface WantedToken {
  uid: string;
  name: string;
  scopes: Scope[];
  /** From when on it counts: a session that ends later ends it too. */
  createdAt: number;
  expiresAt: number | null;
  /** Whether whoever made it had proven themself by a second factor. */
  secondFactor: boolean;
  /** What it was made by, for the audit log. */
  by: 'profile' | 'device';
}

/** What the audit log calls a person. */
async function personOf(uid: string): Promise<{ byName: string; byRole: string }> {
  const [user, access] = await db().getAll(refs.user(uid), refs.access(uid));
  return { byName: String(user?.data()?.name ?? ''), byRole: String(access?.data()?.role ?? 'customer') };
}

/** @throws RefusalError `tokens-full` */
export async function assertTokenRoom(uid: string): Promise<void> {
  const { count } = (await refs.tokens(uid).count().get()).data();
  if (count >= tokenLimits.count) throw new RefusalError('tokens-full');
}

/**
 * Makes a token. Each of a person's counts in the same document, so that no two at once find room for the last one.
 * @param also puts into the same batch what goes with it; called anew whenever somebody else was quicker
 * @throws RefusalError `tokens-full`, `too-many-attempts`, `busy`, and what `also` throws
 */
export async function addToken(
  wanted: WantedToken,
  also?: (batch: WriteBatch) => Promise<void>,
): Promise<CreateTokenOutput> {
  const { uid, name, scopes, secondFactor, by } = wanted;
  const token = makeToken(random);
  const ref = refs.tokens(uid).doc();
  const createdAt = fromMillis(wanted.createdAt);
  const expiresAt = wanted.expiresAt === null ? null : fromMillis(wanted.expiresAt);
  const shown: AccessToken<Timestamp> = {
    name,
    scopes,
    hint: hintOf(token),
    createdAt,
    expiresAt,
    lastUsedAt: null,
  };
  const entry = {
    action: 'token.created',
    byId: uid,
    ...(await personOf(uid)),
    targetId: ref.id,
    targetName: name,
    details: { scopes: scopes.join(', '), by },
  };
  await countTry(countersOf('newTokens', { uid, network: null }), {
    add: async (batch) => {
      await also?.(batch);
      await assertTokenRoom(uid);
      const record = { uid, tokenId: ref.id, scopes, createdAt, expiresAt, secondFactor };
      batch.create(refs.accessToken(hashOf(token)), record);
      batch.create(ref, shown);
      batch.create(refs.auditEntry(`token-created-${ref.id}`), { ...entry, at: serverTime() });
    },
  });
  return { token, tokenId: ref.id, expiresAt: wanted.expiresAt };
}

/**
 * Takes a person's token away, with what it stands for.
 * @returns false where there is none
 */
export async function removeToken(uid: string, tokenId: string): Promise<boolean> {
  const [shown, records, by] = await Promise.all([
    refs.token(uid, tokenId).get(),
    refs.accessTokens().where('tokenId', '==', tokenId).get(),
    personOf(uid),
  ]);
  if (!shown.exists) return false;
  const batch = db().batch();
  for (const record of records.docs) if (record.data().uid === uid) batch.delete(record.ref);
  batch.delete(shown.ref, { exists: true });
  batch.create(refs.auditEntry(`token-revoked-${tokenId}`), {
    action: 'token.revoked',
    byId: uid,
    ...by,
    targetId: tokenId,
    targetName: String(shown.data()?.name ?? ''),
    details: {},
    at: serverTime(),
  });
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isClash(error)) return false;
    throw error;
  }
}
