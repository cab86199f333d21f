import { RefusalError } from '@tempera/domain/calls/reasons';
import { findArchive } from '../downloads/downloads.store.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';
import type { ArchiveEntry } from '../releases/read-archive.ts';
import { openStoredArchive } from '../releases/stored-archive.store.ts';

/**
 * The files of a release, of whose archive the directory alone is read.
 * @throws RefusalError `version-not-found`, also where its archive is not there
 */
export async function readEntries(slug: string, version: string): Promise<ArchiveEntry[]> {
  const archive = await findArchive(slug, version);
  if (!archive) throw new RefusalError('version-not-found');
  try {
    return await openStoredArchive(slug, archive);
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 404) throw new RefusalError('version-not-found');
    throw cause;
  }
}

/** Whether everybody sees a product. */
export async function isPublic(slug: string): Promise<boolean> {
  return (await refs.product(slug).get()).data()?.status === 'active';
}

/** What a product is called, and when a version was released (milliseconds). */
export async function readNamed(
  slug: string,
  version: string,
): Promise<{ title: string; releasedAt: number }> {
  const [product, release] = await Promise.all([refs.product(slug).get(), refs.version(slug, version).get()]);
  return {
    title: String(product.data()?.title ?? slug),
    releasedAt: toMillis(release.data()?.releasedAt) ?? 0,
  };
}
