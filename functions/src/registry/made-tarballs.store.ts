import { pipeline } from 'node:stream/promises';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { durations } from '@tempera/domain/site/durations';
import { archivePath } from '../downloads/archives.ts';
import { findArchive } from '../downloads/downloads.store.ts';
import { bucket } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { decodePieces, joinPieces } from './splice.ts';

const folder = 'installs/';

/** Everything of a product that is there for a while. */
export const madeFolder = (slug: string): string => `${folder}${slug}/`;

/** Each splice has a tarball of its own, as it has a folder of its own. */
const madePath = (splice: string) => `${folder}${splice.slice('tarballs/'.length, -'.splice'.length)}.tgz`;

/** When a file was written, in milliseconds; null where there is none. */
async function writtenAt(path: string): Promise<number | null> {
  try {
    const [{ timeCreated }] = await (await bucket()).file(path).getMetadata();
    return Date.parse(String(timeCreated));
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 404) return null;
    throw cause;
  }
}

async function write(slug: string, version: string, splice: string, path: string): Promise<void> {
  const archive = await findArchive(slug, version);
  if (!archive) throw new RefusalError('version-not-found');
  const store = await bucket();
  const [stored] = await store.file(splice).download();
  const pieces = await decodePieces(stored);
  const from = store.file(archivePath(slug, version, archive.fileName));
  const options = { resumable: false, contentType: 'application/octet-stream' };
  await pipeline(
    from.createReadStream({ validation: false, decompress: false }),
    (bytes: AsyncIterable<Buffer>) => joinPieces(bytes, pieces),
    store.file(path).createWriteStream(options),
  );
}

/** What is written now, by its path: many ask at once for what has just come out. */
const writing = new Map<string, Promise<void>>();

/**
 * Where the tarball of a release lies for the next half a day at least, written if there is none. Always the same bytes, so that it does no harm when two
 * processes write it.
 * @throws RefusalError `version-not-found` where the release has no archive any more
 */
export async function makeTarball(slug: string, version: string, splice: string): Promise<string> {
  // From before they were spliced: a lockfile holds the hash of just this one.
  if (splice.endsWith('.tgz')) return splice;
  const path = madePath(splice);
  const at = await writtenAt(path);
  if (at !== null && clock.now() - at < durations.tarballKept / 2) return path;
  const running = writing.get(path) ?? write(slug, version, splice, path).finally(() => writing.delete(path));
  writing.set(path, running);
  await running;
  return path;
}

/** Takes away tarballs that were written a day ago. One that was written anew since they were listed stays. */
export async function sweepTarballs(): Promise<{ removed: number; left: number }> {
  const [files] = await (await bucket()).getFiles({ prefix: folder });
  const old = files.filter(
    ({ metadata }) => clock.now() - Date.parse(String(metadata.timeCreated)) >= durations.tarballKept,
  );
  return sweepEach('sweepTarballs', ['removed'], old, async (file) => {
    await file.delete({ ignoreNotFound: true, ifGenerationMatch: String(file.metadata.generation) });
    return 'removed';
  });
}
