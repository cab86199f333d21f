import { inParts } from '@tempera/domain/site/in-parts';
import { bucket, db } from '../platform/admin.ts';
import { isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { avatarAsked, avatarFolder } from './avatar-path.ts';

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

/** The file of this person's own that an address ends with, or null: what stands in `users` may be anybody's, and never was a file. */
function ownFile(uid: string, address: unknown): string | null {
  const text = String(address);
  const from = text.lastIndexOf(`/${avatarFolder(uid)}`);
  return from < 0 ? null : (avatarAsked(text.slice(from))?.file ?? null);
}

/** Takes a picture out of the bucket if it is one of this person's own. */
export async function removeFile(uid: string, address: unknown): Promise<void> {
  const file = ownFile(uid, address);
  if (file !== null) await (await bucket()).file(file).delete({ ignoreNotFound: true });
}

/** Takes a person's former picture out of the bucket, unless they show it by now, be it at the store's whole address. */
export async function removeFormer(uid: string, former: unknown): Promise<void> {
  const file = ownFile(uid, former);
  if (file === null) return;
  const avatar: unknown = (await refs.user(uid).get()).data()?.avatar;
  if (ownFile(uid, avatar) !== file) await removeFile(uid, former);
}

/** Values that one query may ask for. */
const together = 30;

const addressOf = (file: string) => `/${file}`;

/**
 * Which of these files a person shows, one each: mostly the one in whose folder it is, whose record may name it at the store's
 * whole address.
 */
export async function findShown(files: readonly string[]): Promise<Set<string>> {
  const shown = new Set<string>();
  for (const some of inParts(files, together)) {
    const [named, owners] = await Promise.all([
      refs.users().where('avatar', 'in', some.map(addressOf)).select('avatar').get(),
      db().getAll(...some.map((file) => refs.user(file.split('/')[1] ?? '')), { fieldMask: ['avatar'] }),
    ]);
    const avatars = [...named.docs, ...owners].map((user) => String(user.data()?.avatar ?? ''));
    for (const file of some) if (avatars.some((avatar) => avatar.endsWith(addressOf(file)))) shown.add(file);
  }
  return shown;
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
