import { createHash } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/refuse';
import { type ArchiveContents, readArchive } from './read-archive.ts';
import { joinParts, removeFile, removeUploadFiles, saveWhole } from './upload-files.store.ts';
import { changeUpload, forgetUpload, loadUpload, type Upload } from './uploads.store.ts';

/** Takes an upload away, and what it has in the bucket. */
export async function abandonUpload({ uploadId }: Pick<Upload, 'uploadId'>): Promise<void> {
  await removeUploadFiles(uploadId);
  await forgetUpload(uploadId);
}

async function readOrAbandon(upload: Upload, bytes: Buffer): Promise<ArchiveContents> {
  try {
    return await readArchive(bytes);
  } catch (cause) {
    await abandonUpload(upload);
    throw cause;
  }
}

/** The parts of an upload; gone when the same was checked a moment ago. */
async function partsOf(upload: Upload): Promise<Buffer | null> {
  try {
    return await joinParts(upload.parts);
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 404) return null;
    throw cause;
  }
}

/**
 * Checks an archive that has arrived whole. One that is refused is forgotten with all its files; one that is not can be
 * published.
 * @throws RefusalError `invalid-input` while parts are missing, `archive-invalid`, `upload-not-found`
 */
export async function checkUpload(upload: Upload): Promise<Upload> {
  if (upload.status !== 'open') return upload;
  if (upload.offset !== upload.sizeBytes) throw new RefusalError('invalid-input', { field: 'part' });
  const again = () => loadUpload(upload.slug, upload.uploadId, upload.byId);
  const bytes = await partsOf(upload);
  if (!bytes) return again();
  const contents = await readOrAbandon(upload, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await saveWhole(upload.uploadId, bytes);
  if (await changeUpload(upload, { status: 'checked', sha256, ...contents, parts: [] })) {
    for (const part of upload.parts) await removeFile(part);
  }
  return again();
}
