import type { ArchiveProblem } from '@tempera/domain/catalogue/archive-problems';
import type { Entry } from 'yauzl';
import { archiveLimits } from './archive-limits.ts';
import { checkPath, hasDuplicates } from './check-path.ts';

/** An entry of the central directory, under its name in text. */
export interface NamedEntry {
  entry: Entry;
  path: string;
}

const methods = [0, 8];
/** Extra fields that say something of links, or give the file a second name. */
const unixExtras = [0x000d, 0x756e];
const unicodePath = 0x7075;

const isFolder = (path: string) => path.endsWith('/');

/** A name that is not UTF-8 would be another one on every system. */
export function nameOf(raw: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw);
  } catch {
    return null;
  }
}

/** Links, devices and pipes, by the Unix mode; 0 where there is none. */
function isSpecial({ externalFileAttributes, extraFields }: Entry, path: string): boolean {
  const kind = (externalFileAttributes >>> 16) & 0xf000;
  const expected = isFolder(path) ? 0x4000 : 0x8000;
  return (kind !== 0 && kind !== expected) || extraFields.some(({ id }) => unixExtras.includes(id));
}

function hasSecondName({ extraFields, fileNameRaw }: Entry): boolean {
  const second = extraFields.find(({ id }) => id === unicodePath);
  return second !== undefined && !second.data.subarray(5).equals(fileNameRaw);
}

function checkEntry({ entry, path }: NamedEntry): ArchiveProblem | null {
  if (entry.isEncrypted() || (entry.generalPurposeBitFlag & 0x2040) !== 0) return 'encrypted';
  if (!methods.includes(entry.compressionMethod)) return 'method';
  const problem = checkPath(path);
  if (problem) return problem;
  if (hasSecondName(entry)) return 'bad-name';
  if (isSpecial(entry, path)) return 'link';
  if (isFolder(path) && entry.uncompressedSize > 0) return 'damaged';
  const { uncompressedSize: unpacked, compressedSize: packed } = entry;
  const dense = unpacked > archiveLimits.ratioFrom && unpacked > packed * archiveLimits.ratio;
  return dense ? 'too-dense' : null;
}

/** What is wrong with what an archive says of itself; null when its files may be read. */
export function checkEntries(entries: readonly NamedEntry[]): ArchiveProblem | null {
  const paths = entries.map(({ path }) => path);
  if (paths.every(isFolder)) return 'empty';
  if (Buffer.byteLength(paths.join('')) > archiveLimits.names) return 'too-many-files';
  for (const one of entries) {
    const problem = checkEntry(one);
    if (problem) return problem;
  }
  if (hasDuplicates(paths)) return 'duplicate-name';
  const unpacked = entries.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  return unpacked > archiveLimits.unpacked ? 'too-large' : null;
}
