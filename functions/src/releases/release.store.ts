import { RefusalError } from '@tempera/domain/calls/reasons';
import { compareVersions } from '@tempera/domain/catalogue/compare-versions';
import type { OpenFile } from '@tempera/domain/catalogue/open-files';
import type { PublishInput } from '@tempera/domain/catalogue/product-calls';
import type { GitRelease } from '../git/history.store.ts';
import { db } from '../platform/admin.ts';
import { isAlreadyThere, isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import type { Manager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';
import { installsOf, type RegistryRelease } from '../registry/packages.store.ts';
import type { ArchiveContents } from './read-archive.ts';
import type { Upload } from './uploads.store.ts';

/** One announcement for each version, under an id of its own. */
export const announcementId = (slug: string, version: string): string => `${slug}_${version}`;

/** Downloads and reviews change the product's figures while it is published. */
const attempts = 5;

/** What a release has besides its archive. */
interface Contents extends Pick<ArchiveContents, 'excerpt'> {
  fileName: string;
  sources: readonly OpenFile[];
  /** Writes what git has of it on top of the releases that are out. */
  writeGit: () => Promise<GitRelease>;
  /** What package managers have of it. */
  packages: RegistryRelease;
}

/**
 * Makes a checked archive the product's newest version: the version with the files that anyone may read, its commit for git, its packages, the product's own
 * number, the upload's end, the word to owners and the audit entry in one commit. That commit fails where another release was published
 * since the product was read, so that each stands on the one before it.
 * @throws RefusalError `product-not-found`, `version-not-newer`, `upload-not-found` when it was changed since it was read
 */
export async function commitRelease(
  upload: Upload,
  { version, changelog }: PublishInput,
  { fileName, sources, excerpt, writeGit, packages }: Contents,
  by: Manager,
): Promise<void> {
  let written: { on: string; release: GitRelease } | undefined;
  for (let attempt = 1; ; attempt++) {
    const product = await refs.product(upload.slug).get();
    const data = product.data();
    if (!data || data.deleting === true || !product.updateTime) throw new RefusalError('product-not-found');
    if (compareVersions(version, String(data.version ?? '')) <= 0)
      throw new RefusalError('version-not-newer');
    const { slug, sizeBytes, sha256, files } = upload;
    const on = String(data.version ?? '');
    if (written?.on !== on) written = { on, release: await writeGit() };
    const title = String(data.title ?? slug);
    const at = serverTime();
    const batch = db().batch();
    batch.create(refs.version(slug, version), {
      fileName,
      sizeBytes,
      sha256,
      changelog,
      releasedAt: at,
      files,
      excerpt,
      installs: installsOf(packages),
      ...(sources.length > 0 && { open: sources.map(({ path }) => path) }),
    });
    batch.create(refs.gitRelease(slug, version), written.release);
    batch.create(refs.packageRelease(slug, version), packages);
    for (const [n, source] of sources.entries()) batch.create(refs.source(slug, version, n), source);
    batch.update(product.ref, { version, updatedAt: at }, { lastUpdateTime: product.updateTime });
    batch.update(refs.upload(upload.uploadId), {
      status: 'published',
      version,
      files: [],
      excerpt: null,
      touchedAt: at,
    });
    batch.create(refs.announcement(announcementId(slug, version)), {
      slug,
      version,
      title,
      changelog,
      at,
      cursor: '',
      done: false,
    });
    batch.create(refs.audit().doc(), {
      ...by,
      action: 'product.published',
      targetId: slug,
      targetName: title,
      details: { version: { from: data.version ?? '', to: version } },
      at,
    });
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (isAlreadyThere(error)) throw new RefusalError('version-not-newer');
      if (!(isOvertaken(error) || isMissing(error)) || attempt === attempts) throw error;
    }
  }
}

/** Whether a version stands whose archive has this name. */
export async function isReleased(slug: string, version: string, fileName: string): Promise<boolean> {
  return (await refs.version(slug, version).get()).data()?.fileName === fileName;
}
