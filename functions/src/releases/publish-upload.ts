import { createHash } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import type { PublishInput } from '@tempera/domain/catalogue/product-calls';
import { archivePath } from '../downloads/archives.ts';
import { clearPacks } from '../git/history.store.ts';
import { attemptFolder, attemptsPrefix, writeRelease } from '../git/write-release.ts';
import { clock } from '../platform/clock.ts';
import type { Manager } from '../platform/manager.ts';
import { clearPackages } from '../registry/packages.store.ts';
import {
  packagesFolder,
  packagesPrefix,
  readPackageVersion,
  writePackages,
} from '../registry/write-packages.ts';
import { publicExcerpt } from './choose-excerpt.ts';
import { readNewest } from './newest-release.store.ts';
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
  const packageVersion = await readPackageVersion(upload.slug, bytes);
  await saveWhole(upload.uploadId, bytes);
  if (await changeUpload(upload, { status: 'checked', sha256, packageVersion, ...contents })) {
    await removeFile(incomingFile(upload.uploadId));
  }
  return again();
}

/** The archive's name holds a piece of its sum, so that two who publish one version never write into one file. */
const nameOf = ({ slug, sha256 }: Upload, version: string) => `${slug}-${version}-${sha256?.slice(0, 8)}.zip`;

/** Which version an archive is about to be there, and under which name. */
const partsOf = (target: string) => {
  const [, , version = '', fileName = ''] = target.split('/');
  return { version, fileName };
};

/** Takes an archive out of the place where downloads look, unless a version stands on it. */
async function clearTarget(slug: string, target: string): Promise<void> {
  const { version, fileName } = partsOf(target);
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
  const { slug, uploadId } = upload;
  const { version, changelog } = input;
  const folder = packagesFolder(slug, version, uploadId);
  const packs = attemptFolder(slug, version, uploadId);
  /** What a release does not name, of this attempt: another may have been quicker. */
  const clear = async () => {
    await clearPacks(slug, version, packs);
    await clearPackages(slug, version, folder);
  };
  try {
    await copyWhole(uploadId, target);
    const archive = await readWhole(uploadId);
    const open = input.open ?? (await readNewest(slug)).open;
    const sources = open.length > 0 ? await readOpenFiles(archive, open) : [];
    const excerpt = publicExcerpt(upload.excerpt, open, sources);
    const at = clock.now();
    const told = { version, changelog, at };
    const packages = await writePackages({ slug, version, at }, archive, folder);
    const writeGit = () => writeRelease(slug, told, archive, packs);
    await commitRelease(upload, input, { fileName, sources, excerpt, writeGit, packages }, by);
  } catch (cause) {
    // Gone, when somebody took it away meanwhile.
    const now = await again().catch(() => null);
    await clear();
    if (now?.status === 'published') return now;
    await clearTarget(slug, target);
    throw now ? cause : new RefusalError('upload-not-found');
  }
  // Of a release that another overtook on the way.
  await clear();
  await removeUploadFiles(upload.uploadId);
  return again();
}

/** Takes an upload away with every file of its own, wherever its process died. */
export async function discardUpload(upload: Upload): Promise<void> {
  const { slug, uploadId, target } = upload;
  if (target) {
    const { version } = partsOf(target);
    await clearTarget(slug, target);
    await clearPacks(slug, version, attemptsPrefix(slug, version, uploadId));
    await clearPackages(slug, version, packagesPrefix(slug, version, uploadId));
  }
  await abandonUpload(upload);
}
