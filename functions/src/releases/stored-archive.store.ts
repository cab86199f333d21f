import { buffer } from 'node:stream/consumers';
import { archivePath } from '../downloads/archives.ts';
import type { Archive } from '../downloads/downloads.store.ts';
import { bucket } from '../platform/admin.ts';
import { PartReader, type Range } from './part-reader.ts';
import { type ArchiveEntry, listStoredArchive } from './read-archive.ts';

/** Where the list of an archive's files stands, at its end: names of 400 kB at most, and what goes with each. */
const tailBytes = 1024 * 1024;

/**
 * The files of a published archive, in its order, of which only the list is read; each can be read by itself.
 * @throws RefusalError `archive-invalid` for one that was not checked
 */
export async function openStoredArchive(
  slug: string,
  { version, fileName, sizeBytes }: Archive,
): Promise<ArchiveEntry[]> {
  const file = (await bucket()).file(archivePath(slug, version, fileName));
  const read: Range = (start, end) =>
    file.createReadStream({ start, end: end - 1, validation: false, decompress: false });
  const tailStart = Math.max(0, sizeBytes - tailBytes);
  const tail = await buffer(read(tailStart, sizeBytes));
  return listStoredArchive(new PartReader(tail, tailStart, read), sizeBytes);
}
