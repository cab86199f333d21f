import type { ArchiveProblem } from '@tempera/domain/catalogue/archive-problems';
import type { Entry } from 'yauzl';

/** What an archive may hold at most. Sizes in bytes, unpacked. */
export const archiveLimits = {
  entries: 2_000,
  /** All names together, so that the list of files fits its document. */
  names: 400_000,
  unpacked: 500 * 1024 * 1024,
  /** A file may unpack to so many times its packed size; below the size that follows nobody minds. */
  ratio: 200,
  ratioFrom: 1024 * 1024,
  pathLength: 240,
  nameBytes: 255,
  depth: 30,
} as const;

/** Names that Windows keeps for devices, with whatever ending. */
const device = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$|clock\$)\s*(?:\.|$)/i;

/** Controls, unseen marks and those that turn the direction of what follows, unassigned ones; and what Windows refuses. */
const unwanted = /[\p{C}\p{Zl}\p{Zp}<>:"|?*]/u;

/** Where a clone keeps its own: what an archive puts there git runs, or refuses the whole tree for. */
export const isGitFolder = (name: string): boolean => /^(?:\.git|git~1)$/i.test(name);

const leadsAway = (path: string) => path.startsWith('/') || path.includes('\\') || /^[a-z]:/i.test(path);

function checkName(name: string): ArchiveProblem | null {
  if (name === '' || name === '.' || name === '..') return 'bad-path';
  const storable = !unwanted.test(name) && !device.test(name) && !/^\s|[\s.]$/u.test(name);
  return storable && Buffer.byteLength(name) <= archiveLimits.nameBytes ? null : 'bad-name';
}

/** What is wrong with the path of an entry; a folder's ends with a slash. */
export function checkPath(path: string): ArchiveProblem | null {
  if (leadsAway(path)) return 'bad-path';
  const names = path.replace(/\/$/, '').split('/');
  if (path.length > archiveLimits.pathLength || names.length > archiveLimits.depth) return 'bad-name';
  for (const name of names) {
    if (isGitFolder(name)) return 'git-folder';
    const problem = checkName(name);
    if (problem) return problem;
  }
  return null;
}

/** How systems that don't tell small letters from capitals, or spellings of one letter, know a path. */
const keyOf = (path: string) => path.replace(/\/$/, '').normalize('NFKC').toLowerCase();

/** An entry that would stand in another's place: the same name twice, or a file that is a folder too. */
export function findDuplicate(paths: readonly string[]): string | undefined {
  const keys = paths.map(keyOf);
  const files = new Set(keys.filter((_, index) => !paths[index]?.endsWith('/')));
  const seen = new Set<string>();
  return paths.find((_, at) => {
    const key = keys[at] ?? '';
    const names = key.split('/');
    const isTaken = seen.has(key);
    seen.add(key);
    return isTaken || names.some((_name, index) => index > 0 && files.has(names.slice(0, index).join('/')));
  });
}

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

/** What is wrong with an archive, and with which of its files where it is one. */
interface Fault {
  problem: ArchiveProblem;
  path?: string;
}

/** What is wrong with what an archive says of itself; null when its files may be read. */
export function checkEntries(entries: readonly NamedEntry[]): Fault | null {
  const paths = entries.map(({ path }) => path);
  if (paths.every(isFolder)) return { problem: 'empty' };
  if (Buffer.byteLength(paths.join('')) > archiveLimits.names) return { problem: 'too-many-files' };
  for (const one of entries) {
    const problem = checkEntry(one);
    if (problem) return { problem, path: one.path };
  }
  const duplicate = findDuplicate(paths);
  if (duplicate !== undefined) return { problem: 'duplicate-name', path: duplicate };
  const unpacked = entries.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  return unpacked > archiveLimits.unpacked ? { problem: 'too-large' } : null;
}
