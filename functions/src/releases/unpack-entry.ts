import { crc32 } from 'node:zlib';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { type ArchiveProblem, shownPath } from '@tempera/domain/catalogue/archive-problems';
import type { ZipFile } from 'yauzl';
import type { NamedEntry } from './check-entries.ts';
import { mayExcerpt } from './choose-excerpt.ts';

/** How archives of other kinds, or of this one, begin. */
const magic = [
  '504b0304',
  '504b0506',
  '504b0708',
  '377abcaf271c',
  '526172211a07',
  '1f8b08',
  'fd377a585a00',
  '425a68',
];
const tarMark = { at: 257, text: 'ustar' } as const;

const isArchive = (head: Buffer) =>
  magic.some((start) => head.toString('hex', 0, start.length / 2) === start) ||
  head.toString('latin1', tarMark.at, tarMark.at + tarMark.text.length) === tarMark.text;

const refuse = (problem: ArchiveProblem, path: string) =>
  new RefusalError('archive-invalid', { problem, path: shownPath(path) });

/**
 * Unpacks a file of an archive to the last byte, keeping none that nobody needs: its size and its sum must be what the
 * archive says.
 * @param kept whether its content is wanted; as an excerpt may come from it when it is left out
 * @returns its content where that is wanted, else null
 * @throws RefusalError `archive-invalid`: `damaged`, `nested-archive`
 */
export async function unpackEntry(
  zip: ZipFile,
  { entry, path }: NamedEntry,
  kept = mayExcerpt(path, entry.uncompressedSize),
): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let [size, sum, headed] = [0, 0, 0];
  const stream = await zip.openReadStreamPromise(entry);
  for await (const part of stream) {
    const chunk = part as Buffer;
    size += chunk.length;
    // yauzl ends the stream too; this holds whatever it does.
    if (size > entry.uncompressedSize) throw refuse('damaged', path);
    sum = crc32(chunk, sum);
    if (kept || headed < 512) chunks.push(chunk);
    headed += chunk.length;
  }
  const content = Buffer.concat(chunks);
  if (size !== entry.uncompressedSize || sum !== entry.crc32) throw refuse('damaged', path);
  if (isArchive(content)) throw refuse('nested-archive', path);
  return kept ? content : null;
}
