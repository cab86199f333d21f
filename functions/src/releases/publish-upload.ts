import { createHash } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import type { PublishInput } from '@tempera/domain/catalogue/product-calls';
import { archivePath } from '../downloads/archives.ts';
import type { Manager } from '../platform/manager.ts';
import { publicExcerpt } from './choose-excerpt.ts';
import { type ArchiveContents, readArchive, readOpenFiles } from './read-archive.ts';
import { commitRelease, isReleased } from './release.store.ts';
import {
  changeUpload,
  copyWhole,
  forgetUpload,
  incomingFile,
  loadUpload,
  readIncoming,
  readWhole,
  removeFile,
  removeUploadFiles,
  saveWhole,
  type Upload,
} from './uploads.store.ts';

/** Takes an upload away, and what it has in the bucket. */
async function abandonUpload({ uploadId }: Pick<Upload, 'uploadId'>): Promise<void> {
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

/**
 * Checks an archive that has arrived whole. One that is refused is forgotten with all its files; one that is not can be
 * published.
 * @throws RefusalError `invalid-input` while it is not all there, `archive-invalid`, `upload-not-found`
 */
export async function checkUpload(upload: Upload): Promise<Upload> {
  if (upload.status !== 'open') return upload;
  const again = () => loadUpload(upload.slug, upload.uploadId, upload.byId);
  const bytes = await readIncoming(upload);
  if (!bytes) {
    // Gone, when the same was checked a moment ago.
    const now = await again();
    if (now.status === 'open') throw new RefusalError('invalid-input', { field: 'archive' });
    return now;
  }
  const contents = await readOrAbandon(upload, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await saveWhole(upload.uploadId, bytes);
  if (await changeUpload(upload, { status: 'checked', sha256, ...contents })) {
    await removeFile(incomingFile(upload.uploadId));
  }
  return again();
}

/** The archive's name holds a piece of its sum, so that two who publish one version never write into one file. */
const nameOf = ({ slug, sha256 }: Upload, version: string) => `${slug}-${version}-${sha256?.slice(0, 8)}.zip`;

/** Takes an archive out of the place where downloads look, unless a version stands on it. */
async function clearTarget(slug: string, target: string): Promise<void> {
  const [, , version = '', fileName = ''] = target.split('/');
  if (!(await isReleased(slug, version, fileName))) await removeFile(target);
}

/**
 * Publishes a checked archive as a version: the file first, then everything that says so in one commit. The same
 * call again returns the same.
 * @throws RefusalError `invalid-input` for one that is not checked, `product-not-found`, `version-not-newer`
 */
export async function publishUpload(upload: Upload, input: PublishInput, by: Manager): Promise<Upload> {
  const again = () => loadUpload(upload.slug, upload.uploadId, upload.byId);
  if (upload.status === 'published') return upload;
  if (upload.status !== 'checked') throw new RefusalError('invalid-input', { field: 'upload' });
  const fileName = nameOf(upload, input.version);
  const target = archivePath(upload.slug, input.version, fileName);
  // Written down first: whoever finds the upload left behind knows where to look.
  if (!(await changeUpload(upload, { target }))) return publishUpload(await again(), input, by);
  try {
    await copyWhole(upload.uploadId, target);
    const sources =
      input.open.length > 0 ? await readOpenFiles(await readWhole(upload.uploadId), input.open) : [];
    const excerpt = publicExcerpt(upload.excerpt, input.open, sources);
    await commitRelease(upload, input, { fileName, sources, excerpt }, by);
  } catch (cause) {
    // Gone, when somebody took it away meanwhile.
    const now = await again().catch(() => null);
    if (now?.status === 'published') return now;
    await clearTarget(upload.slug, target);
    throw now ? cause : new RefusalError('upload-not-found');
  }
  await removeUploadFiles(upload.uploadId);
  return again();
}

/** Takes an upload away with every file of its own, wherever its process died. */
export async function discardUpload(upload: Upload): Promise<void> {
  if (upload.target) await clearTarget(upload.slug, upload.target);
  await abandonUpload(upload);
}
