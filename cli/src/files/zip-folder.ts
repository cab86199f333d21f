import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { ListedFile } from './list-folder.ts';

/**
 * Packs files of a folder below one root folder: the same files give the same bytes, whatever their times and whoever packs them (by the same zlib,
 * which is Node's).
 */
export async function zipFolder(
  folder: string,
  files: readonly ListedFile[],
  root: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const { path, executable } of files) {
    zip.addBuffer(await readFile(join(folder, path)), `${root}/${path}`, {
      // Written as local DOS time alone: a local date gives the same bytes in every time zone.
      mtime: new Date(2025, 0, 1),
      forceDosTimestamp: true,
      mode: executable ? 0o100755 : 0o100644,
    });
  }
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}
