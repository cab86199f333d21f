import { randomBytes } from 'node:crypto';
import { bucket } from '../platform/admin.ts';
import { uploadFolder, wholeFile } from './upload-address.ts';

/** Stores a part under a name of its own: of two that come for the same place, one is entered and the other is removed. */
export async function savePart(uploadId: string, bytes: Buffer): Promise<string> {
  const name = `${uploadFolder(uploadId)}${randomBytes(12).toString('hex')}`;
  await (await bucket())
    .file(name)
    .save(bytes, { resumable: false, contentType: 'application/octet-stream' });
  return name;
}

export async function removeFile(name: string): Promise<void> {
  await (await bucket()).file(name).delete({ ignoreNotFound: true });
}

/** All parts, one behind the other, in memory: an archive is read back and forth to be checked. */
export async function joinParts(names: readonly string[]): Promise<Buffer> {
  const store = await bucket();
  const parts: Buffer[] = [];
  for (const name of names) parts.push((await store.file(name).download())[0]);
  return Buffer.concat(parts);
}

export async function saveWhole(uploadId: string, bytes: Buffer): Promise<void> {
  const file = (await bucket()).file(wholeFile(uploadId));
  await file.save(bytes, { resumable: false, contentType: 'application/zip' });
}

/** Puts the archive where downloads find it. */
export async function copyWhole(uploadId: string, target: string): Promise<void> {
  const store = await bucket();
  await store.file(wholeFile(uploadId)).copy(store.file(target));
}

export async function removeUploadFiles(uploadId: string): Promise<void> {
  await (await bucket()).deleteFiles({ prefix: uploadFolder(uploadId) });
}
