import { RefusalError } from '@tempera/domain/calls/reasons';
import { type ArchiveProblem, shownPath } from '@tempera/domain/catalogue/archive-problems';
import { isOpen, languageOf, type OpenFile, openFileLimits } from '@tempera/domain/catalogue/open-files';
import type { ArchiveFile, ProductVersion } from '@tempera/domain/catalogue/product';
import {
  fromBufferPromise,
  fromRandomAccessReaderPromise,
  type RandomAccessReader,
  type ZipFile,
} from 'yauzl';
import { archiveLimits, checkEntries, isGitFolder, type NamedEntry, nameOf } from './check-entries.ts';
import { agrees, isGapless, type Placed } from './check-layout.ts';
import { chooseExcerpt, readText, type SourceFile } from './choose-excerpt.ts';
import { unpackEntry } from './unpack-entry.ts';

/** @param path the file that is to blame; its name is the sender's */
const refuse = (problem: ArchiveProblem, path?: string) =>
  new RefusalError('archive-invalid', { problem, ...(path !== undefined && { path: shownPath(path) }) });

/** An error that is no refusal is a problem of the archive: nothing else takes part in the step. */
async function asProblem<T>(problem: ArchiveProblem, work: () => Promise<T>, path?: string): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof RefusalError) throw cause;
    throw refuse(/encryption/i.test(String(cause)) ? 'encrypted' : problem, path);
  }
}

async function listEntries(zip: ZipFile): Promise<NamedEntry[]> {
  if (zip.entryCount > archiveLimits.entries) throw refuse('too-many-files');
  const entries: NamedEntry[] = [];
  for await (const entry of zip.eachEntry()) {
    const path = nameOf(entry.fileNameRaw);
    if (path === null) throw refuse('bad-name');
    entries.push({ entry, path });
  }
  return entries;
}

async function assertLayout(file: Buffer, zip: ZipFile, entries: readonly NamedEntry[]): Promise<void> {
  const placed: Placed[] = [];
  for (const { entry, path } of entries) {
    const local = await asProblem('damaged', () => zip.readLocalFileHeaderPromise(entry), path);
    const one = { entry, local };
    if (!agrees(one)) throw refuse('damaged', path);
    placed.push(one);
  }
  if (!isGapless(file, placed)) throw refuse('not-only-a-zip');
}

/** The folder that holds everything, with its slash; '' where there is none. */
function rootOf(paths: readonly string[]): string {
  const [root] = /^[^/]+\//.exec(paths[0] ?? '') ?? [''];
  return paths.every((path) => path.startsWith(root)) ? root : '';
}

/** What the page of a version shows of its archive; paths stand below its root folder. */
export interface ArchiveContents {
  files: ArchiveFile[];
  excerpt: ProductVersion['excerpt'];
}

async function readFiles(zip: ZipFile, entries: readonly NamedEntry[]): Promise<ArchiveContents> {
  const named = entries.filter(({ path }) => !path.endsWith('/'));
  const root = rootOf(named.map(({ path }) => path));
  const sources: SourceFile[] = [];
  const files: ArchiveFile[] = [];
  for (const one of named) {
    const path = one.path.slice(root.length);
    const bytes = await asProblem('damaged', () => unpackEntry(zip, one), one.path);
    if (bytes) sources.push({ path, bytes });
    files.push({ path, sizeBytes: one.entry.uncompressedSize });
  }
  return { files, excerpt: chooseExcerpt(sources) };
}

const options = {
  lazyEntries: true,
  decodeStrings: false,
  autoClose: false,
  validateEntrySizes: true,
} as const;

/**
 * The text files of a checked archive that are in the chosen parts, as far as the limits go; paths stand below its root
 * folder.
 * @throws RefusalError `archive-invalid` for one that was not checked
 */
export async function readOpenFiles(file: Buffer, parts: readonly string[]): Promise<OpenFile[]> {
  const zip = await asProblem('not-a-zip', () => fromBufferPromise(file, options));
  const named = (await listEntries(zip)).filter(({ path }) => !path.endsWith('/'));
  const root = rootOf(named.map(({ path }) => path));
  const found: OpenFile[] = [];
  let left: number = openFileLimits.total;
  for (const one of named) {
    const path = one.path.slice(root.length);
    const language = languageOf(path);
    const size = one.entry.uncompressedSize;
    if (language === undefined || !isOpen(path, parts) || size > Math.min(left, openFileLimits.bytes))
      continue;
    const text = readText((await unpackEntry(zip, one, true)) ?? Buffer.alloc(0));
    if (text === null) continue;
    left -= size;
    found.push({ path, language, text: text.replaceAll('\r', '') });
    if (found.length === openFileLimits.files) break;
  }
  return found;
}

/** A file of a checked archive; its path stands below the root folder. */
export interface ArchiveEntry {
  path: string;
  sizeBytes: number;
  /** What it takes in the archive. */
  packedBytes: number;
  /** The CRC-32 of its content, which was compared when the archive was checked. */
  sum: number;
  /** Whether its owner may run it, where the archive says so. */
  executable: boolean;
  /** Its content, anew each time. */
  read: () => AsyncIterable<Buffer>;
  /** Where its bytes stand in the archive, and whether they are compressed. */
  place: () => Promise<{ start: number; end: number; isDeflated: boolean }>;
}

async function* readEntry(zip: ZipFile, { entry }: NamedEntry): AsyncGenerator<Buffer> {
  for await (const bytes of await zip.openReadStreamPromise(entry)) yield bytes as Buffer;
}

/**
 * The files of a checked archive, in its order; folders are left out, and what stands where git has its own.
 * @throws RefusalError `archive-invalid` for one that was not checked
 */
export const listArchive = async (file: Buffer): Promise<ArchiveEntry[]> =>
  listFiles(await asProblem('not-a-zip', () => fromBufferPromise(file, options)));

/**
 * The same of an archive that lies elsewhere, of which only the list is read until a file is.
 * @throws RefusalError `archive-invalid` for one that was not checked
 */
export const listStoredArchive = async (
  reader: RandomAccessReader,
  sizeBytes: number,
): Promise<ArchiveEntry[]> =>
  listFiles(await asProblem('not-a-zip', () => fromRandomAccessReaderPromise(reader, sizeBytes, options)));

async function placeEntry(zip: ZipFile, { entry }: NamedEntry) {
  const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(entry);
  return { start, end: start + entry.compressedSize, isDeflated: entry.compressionMethod === 8 };
}

async function listFiles(zip: ZipFile): Promise<ArchiveEntry[]> {
  const named = (await listEntries(zip)).filter(({ path }) => !path.endsWith('/'));
  const root = rootOf(named.map(({ path }) => path));
  return named
    .filter(({ path }) => !path.split('/').some(isGitFolder))
    .map((one) => ({
      path: one.path.slice(root.length),
      sizeBytes: one.entry.uncompressedSize,
      packedBytes: one.entry.compressedSize,
      sum: one.entry.crc32,
      executable: ((one.entry.externalFileAttributes >>> 16) & 0o100) !== 0,
      read: () => readEntry(zip, one),
      place: () => placeEntry(zip, one),
    }));
}

/**
 * Looks through an archive before anybody may have it: all that it says of itself first, then every byte in it. Nothing is
 * written.
 * @throws RefusalError `archive-invalid` with its `problem`
 */
export async function readArchive(file: Buffer): Promise<ArchiveContents> {
  const zip = await asProblem('not-a-zip', () => fromBufferPromise(file, options));
  const entries = await asProblem('not-a-zip', () => listEntries(zip));
  const fault = checkEntries(entries);
  if (fault) throw refuse(fault.problem, fault.path);
  await asProblem('damaged', () => assertLayout(file, zip, entries));
  return asProblem('damaged', () => readFiles(zip, entries));
}
