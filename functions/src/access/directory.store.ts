import { isDeepStrictEqual } from 'node:util';
import { db } from '../platform/admin.ts';
import { toAccess } from '../platform/caller.ts';
import { isMissing } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis } from '../platform/timestamps.ts';
import { toListed } from './to-listed.ts';

async function readListed(uid: string) {
  const [user, record] = await db().getAll(refs.user(uid), refs.access(uid));
  const stored = user?.data();
  if (!stored) return null;
  const access = toAccess(record?.data());
  const listed = {
    ...toListed(stored, access),
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
