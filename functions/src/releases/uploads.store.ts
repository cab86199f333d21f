import { RefusalError } from '@tempera/domain/calls/reasons';
import type { UploadState } from '@tempera/domain/catalogue/product-calls';
import { bucket, type DocumentSnapshot } from '../platform/admin.ts';
import { isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, serverTime, type Timestamp } from '../platform/timestamps.ts';
import type { ArchiveContents } from './read-archive.ts';

/**
 * `uploads/{id}`: an archive on its way, or a product's video, whose `slug` is empty. `target` is where an archive goes, once somebody
 * publishes it; `video` is the address that a video got.
 */
export interface Upload extends UploadState, Pick<ArchiveContents, 'excerpt'> {
  slug: string;
  byId: string;
  target: string | null;
  video?: string;
  /** When it was read; a change in between is noticed by it. */
  updateTime: Timestamp;
}

function toUpload(snapshot: DocumentSnapshot): Upload | null {
  const data = snapshot.data();
  if (!data || !snapshot.updateTime) return null;
  return { ...(data as Upload), uploadId: snapshot.id, updateTime: snapshot.updateTime };
}

export const stateOf = (upload: Upload): UploadState => {
  const { uploadId, status, sizeBytes, sha256, files, packageVersion, version } = upload;
  return { uploadId, status, sizeBytes, sha256, files, packageVersion: packageVersion ?? null, version };
};

/** Whether there is such a product, which nobody is about to delete. */
export async function productStands(slug: string): Promise<boolean> {
  const found = await refs.product(slug).get();
  return found.exists && found.data()?.deleting !== true;
}

export async function createUpload(slug: string, byId: string, sizeBytes: number): Promise<UploadState> {
  const ref = refs.uploads().doc();
  const unknown = { sha256: null, packageVersion: null, version: null };
  const state = { status: 'open', sizeBytes, files: [], ...unknown } as const;
  const rest = { slug, byId, excerpt: null, target: null, touchedAt: serverTime() };
  await ref.create({ ...state, ...rest });
  return { uploadId: ref.id, ...state, files: [] };
}

/** An upload of this person's to this product; for a video, to none (`''`). @throws RefusalError `upload-not-found` */
export async function loadUpload(slug: string, uploadId: string, byId: string): Promise<Upload> {
  const upload = toUpload(await refs.upload(uploadId).get());
  if (!upload || upload.slug !== slug || upload.byId !== byId) throw new RefusalError('upload-not-found');
  return upload;
}

/** Changes an upload that nobody has changed since it was read. @returns whether that was so */
export async function changeUpload(upload: Upload, fields: Partial<Upload>): Promise<boolean> {
  const { uploadId, updateTime } = upload;
  try {
    await refs
      .upload(uploadId)
      .update({ ...fields, touchedAt: serverTime() }, { lastUpdateTime: updateTime });
    return true;
  } catch (error) {
    if (isOvertaken(error) || isMissing(error)) return false;
    throw error;
  }
}

export async function forgetUpload(uploadId: string): Promise<void> {
  await refs.upload(uploadId).delete();
}

/** Uploads that nobody has touched since `before` (milliseconds), a few at a time. */
export async function staleUploads(before: number, limit: number): Promise<Upload[]> {
  const query = refs.uploads().where('touchedAt', '<=', fromMillis(before)).orderBy('touchedAt').limit(limit);
  return (await query.get()).docs.flatMap((found) => toUpload(found) ?? []);
}

/** What a request to `publishVersion` is about: a product, one of its uploads, and whether that is to be checked. */
interface PublishAsked {
  slug: string;
  uploadId: string | null;
  check: boolean;
}

const pattern = /^\/publish\/([a-z0-9][a-z0-9-]{0,63})(?:\/([A-Za-z0-9]{20})(\/check)?)?$/;

/** Null for an address that is none of ours. */
export function publishAsked(path: string): PublishAsked | null {
  const match = pattern.exec(path);
  if (!match?.[1]) return null;
  return { slug: match[1], uploadId: match[2] ?? null, check: match[3] !== undefined };
}

/** Whatever an upload has in the bucket stands below this. */
const uploadFolder = (uploadId: string): string => `uploads/${uploadId}/`;

/** Where a file arrives: nothing of it is believed, and the address it came by may still be good. */
export const incomingFile = (uploadId: string): string => `${uploadFolder(uploadId)}incoming`;

/** Where the very bytes stand that were checked. */
const wholeFile = (uploadId: string): string => `${uploadFolder(uploadId)}archive`;

export async function removeFile(name: string): Promise<void> {
  await (await bucket()).file(name).delete({ ignoreNotFound: true });
}

/** What has arrived, in memory, where all of it is looked at. Null unless it is all, and no more. */
export async function readIncoming({ uploadId, sizeBytes }: Upload): Promise<Buffer | null> {
  const file = (await bucket()).file(incomingFile(uploadId));
  try {
    const [metadata] = await file.getMetadata();
    if (Number(metadata.size) !== sizeBytes) return null;
    const [bytes] = await file.download();
    return bytes.length === sizeBytes ? bytes : null;
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 404) return null;
    throw cause;
  }
}

export async function saveWhole(uploadId: string, bytes: Buffer): Promise<void> {
  const file = (await bucket()).file(wholeFile(uploadId));
  await file.save(bytes, { resumable: false, contentType: 'application/zip' });
}

/** The archive that was checked. */
export async function readWhole(uploadId: string): Promise<Buffer> {
  return (await (await bucket()).file(wholeFile(uploadId)).download())[0];
}

/** Puts the archive where downloads find it. */
export async function copyWhole(uploadId: string, target: string): Promise<void> {
  const store = await bucket();
  await store.file(wholeFile(uploadId)).copy(store.file(target));
}

export async function removeUploadFiles(uploadId: string): Promise<void> {
  await (await bucket()).deleteFiles({ prefix: uploadFolder(uploadId) });
}
