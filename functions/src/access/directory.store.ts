import { isDeepStrictEqual } from 'node:util';
import type { Access } from '@tempera/domain/people/access';
import { ownAvatar } from '@tempera/domain/people/avatar';
import { toNameKey } from '@tempera/domain/people/profile';
import { userTerms } from '@tempera/domain/search/document-terms';
import { db } from '../platform/admin.ts';
import { toAccess } from '../platform/caller.ts';
import { isMissing } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { settleValue } from '../platform/settle-value.ts';
import { fromMillis } from '../platform/timestamps.ts';

/**
 * What lists of people are sorted, searched and filtered by, in `users/{uid}` besides what else is there. Guests, who
 * have no address, are nobody to look for.
 */
export function toListed(
  uid: string,
  user: { name?: unknown; email?: unknown },
  { role, status, permanent }: Access,
) {
  return {
    terms: userTerms(uid, user),
    nameKey: toNameKey(String(user.name ?? '')),
    registered: typeof user.email === 'string' && user.email !== '',
    role,
    status,
    permanent,
  };
}

async function readListed(uid: string) {
  const [user, record] = await db().getAll(refs.user(uid), refs.access(uid));
  const stored = user?.data();
  if (!stored) return null;
  const access = toAccess(record?.data());
  const listed = {
    ...toListed(uid, stored, access),
    until: access.until === null ? null : fromMillis(access.until),
  };
  const known = Object.entries(listed).every(([key, value]) => isDeepStrictEqual(stored[key], value));
  return { listed, known };
}

/** A value that keeps moving is left to the triggers of whoever moves it. */
const rounds = 10;

/**
 * `users/{uid}` with what lists of people need, as it is now, whatever order the events arrived in: whoever writes last
 * has looked after writing. Nothing is written that stands there already.
 */
export async function copyToUser(uid: string): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const read = await readListed(uid);
    if (!read || read.known) return;
    try {
      await refs.user(uid).update(read.listed);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}

async function readShown(uid: string) {
  const { name = '', avatar, bio = '' } = (await refs.user(uid).get()).data() ?? {};
  return { name, avatar: ownAvatar(avatar), bio };
}

/** `profiles/{uid}` as `users/{uid}` has it now, whatever order the events arrived in. */
export async function copyToProfile(uid: string): Promise<void> {
  await settleValue(
    () => readShown(uid),
    async (shown) => {
      try {
        await refs.profile(uid).update(shown);
      } catch (error) {
        // Without a first session there is no profile yet; that session writes it whole.
        if (!isMissing(error)) throw error;
      }
    },
  );
}
