import { bucket, db } from '../platform/admin.ts';
import { isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { avatarFolder } from './avatar-path.ts';

/** What an upload depends on: whether there is a person to show it, and whether the store is open. */
export async function loadOwner(uid: string): Promise<{ exists: boolean; maintenance: boolean }> {
  const [user, maintenance] = await db().getAll(refs.user(uid), refs.maintenance());
  return { exists: user?.exists === true, maintenance: maintenance?.data()?.enabled === true };
}

export async function saveFile(file: string, bytes: Buffer, contentType: string): Promise<void> {
  await (await bucket()).file(file).save(bytes, { resumable: false, contentType });
}

/** A picture's bytes, or null where there is none. */
export async function readFile(file: string): Promise<Buffer | null> {
  try {
    const [bytes] = await (await bucket()).file(file).download();
    return bytes;
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return null;
    throw error;
  }
}

/** Takes a picture out of the bucket if it is one of this person's own: the address in `users` may be anybody's. */
export async function removeFile(uid: string, address: unknown): Promise<void> {
  if (typeof address !== 'string' || !address.startsWith(`/${avatarFolder(uid)}`)) return;
  await (await bucket()).file(address.slice(1)).delete({ ignoreNotFound: true });
}

/** Takes every picture of a person out of the bucket. */
export async function removeAllFiles(uid: string): Promise<void> {
  await (await bucket()).deleteFiles({ prefix: avatarFolder(uid) });
}

/** Two uploads at once: each replaces the one before it, so none is left lying about. */
const attempts = 5;

/**
 * Writes a person's avatar.
 * @returns the address that stood there before, or null when the person is gone
 * @throws the Firestore error of the last attempt
 */
export async function replaceAvatar(uid: string, avatar: string): Promise<{ former: unknown } | null> {
  for (let attempt = 1; ; attempt++) {
    const user = await refs.user(uid).get();
    if (!user.exists || !user.updateTime) return null;
    try {
      await user.ref.update({ avatar }, { lastUpdateTime: user.updateTime });
      return { former: user.data()?.avatar };
    } catch (error) {
      if ((!isOvertaken(error) && !isMissing(error)) || attempt === attempts) throw error;
    }
  }
}
