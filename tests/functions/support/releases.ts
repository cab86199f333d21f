import { durations } from '@tempera/domain/site/durations';
import { Timestamp } from 'firebase-admin/firestore';
import { bucket, db } from '../../../functions/src/platform/admin.ts';
import type { Manager } from '../../../functions/src/platform/manager.ts';
import { checkUpload, publishUpload } from '../../../functions/src/releases/publish-upload.ts';
import { sweepUploads } from '../../../functions/src/releases/sweep-uploads.ts';
import {
  createUpload,
  incomingFile,
  loadUpload,
  type Upload,
} from '../../../functions/src/releases/uploads.store.ts';
import { type Crafted, craft } from './archives.ts';

export const manager: Manager = { byId: 'm1', byName: 'Manager', byRole: 'admin' };

/** An upload of these files that was checked, and is about to be published. */
export async function putUpload(slug: string, files: readonly Crafted[]): Promise<Upload> {
  const bytes = craft(files);
  const { uploadId } = await createUpload(slug, manager.byId, bytes.length);
  await (await bucket()).file(incomingFile(uploadId)).save(bytes, { resumable: false });
  return checkUpload(await loadUpload(slug, uploadId, manager.byId));
}

/** A sweep when nobody has gone on with these uploads for a day: they are older than those of all other tests, which stay. */
export async function sweepAbandoned(...uploadIds: readonly string[]): Promise<void> {
  const touchedAt = Timestamp.fromMillis(Date.now() - durations.uploadKept - 1_000);
  for (const id of uploadIds) await db().doc(`uploads/${id}`).update({ touchedAt });
  await sweepUploads();
}

/** Publishes these files as a version, as `publishVersion` does once their archive has arrived. */
export async function release(
  slug: string,
  version: string,
  files: readonly Crafted[],
  changelog = `What is new in ${version}.`,
): Promise<Upload> {
  return publishUpload(await putUpload(slug, files), { version, changelog, open: [] }, manager);
}
