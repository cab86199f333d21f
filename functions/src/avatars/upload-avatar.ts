import { RefusalError } from '@tempera/domain/calls/reasons';
import type { UploadAvatarOutput, uploadAvatarInput } from '@tempera/domain/people/account-calls';
import type { z } from 'zod';
import { assertOpen, type CallAuth, isGuest, loadCaller, requireIdentity } from '../platform/caller.ts';
import { contentTypes, newAvatarFile } from './avatar-path.ts';
import { loadOwner, removeFile, removeFormer, replaceAvatar, saveFile } from './avatars.store.ts';
import { readPicture } from './read-picture.ts';

/**
 * Stores a person's picture and shows it as theirs; the former one goes.
 * @throws RefusalError `sign-in-required`, `restricted`, `not-allowed` to guests, `user-not-found`, `maintenance`,
 *   `image-invalid`
 */
export async function uploadAvatar(
  { dataBase64 }: z.output<typeof uploadAvatarInput>,
  auth: CallAuth | null,
): Promise<UploadAvatarOutput> {
  const caller = await loadCaller(requireIdentity(auth));
  if (isGuest(caller)) throw new RefusalError('not-allowed');
  const owner = await loadOwner(caller.uid);
  assertOpen({ enabled: owner.maintenance }, caller);
  if (!owner.exists) throw new RefusalError('user-not-found');
  const picture = readPicture(dataBase64);
  const file = newAvatarFile(caller.uid, picture.extension);
  const avatar = `/${file}`;
  await saveFile(file, picture.bytes, contentTypes[picture.extension]);
  const replaced = await replaceAvatar(caller.uid, avatar);
  if (!replaced) {
    await removeFile(caller.uid, avatar);
    throw new RefusalError('user-not-found');
  }
  await removeFormer(caller.uid, replaced.former);
  return { avatar };
}
