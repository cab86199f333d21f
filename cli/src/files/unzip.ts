import { createWriteStream } from 'node:fs';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise } from 'yauzl';
import { placeEntries } from '../core/archive-path.ts';
import { Failure } from '../core/failure.ts';
import { blobId, type TreeFile } from '../core/git-objects.ts';

const damaged = (cause: unknown) =>
  cause instanceof Failure
    ? cause
    : new Failure('local', `The archive was not unpacked: ${(cause as Error).message}.`, {
        reason: 'archive-unsafe',
      });

/**
 * Unpacks a ZIP into an empty folder, without its root folder. All names are looked at before anything is written, and no file is written over.
 * @returns what was unpacked
 * @throws Failure
 */
export async function unzip(archive: string, folder: string): Promise<TreeFile[]> {
  try {
    const zip = await openPromise(archive, { lazyEntries: true, autoClose: false, strictFileNames: true });
    try {
      const entries: Entry[] = [];
      for await (const entry of zip.eachEntry()) entries.push(entry);
      const places = placeEntries(
        entries.map(({ fileName: path, externalFileAttributes, uncompressedSize: sizeBytes }) => ({
          path,
          mode: externalFileAttributes >>> 16,
          sizeBytes,
        })),
      );
      const files: TreeFile[] = [];
      for (const [at, entry] of entries.entries()) {
        const place = places[at];
        if (!place) continue;
        const target = join(folder, place.path);
        await mkdir(dirname(target), { recursive: true });
        await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target, { flags: 'wx' }));
        if (place.executable) await chmod(target, 0o755);
        files.push({ ...place, blob: blobId(await readFile(target)) });
      }
      return files;
    } finally {
      zip.close();
    }
  } catch (cause) {
    throw damaged(cause);
  }
}
