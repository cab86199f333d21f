import { Failure } from './failure.ts';

/** An entry of a ZIP, as its directory says. */
export interface ZipEntry {
  path: string;
  /** Unix mode; 0 where the ZIP has none. */
  mode: number;
  sizeBytes: number;
}

/** Where an entry goes, from the folder of the template. */
export interface PlacedFile {
  path: string;
  executable: boolean;
}

/** More than any store takes in; a ZIP past it is an attack, or broken. */
const mostFiles = 10_000;
const mostBytes = 1024 * 1024 * 1024;

const refuse = (what: string) =>
  new Failure('local', `The archive was not unpacked: ${what}.`, { reason: 'archive-unsafe' });

/** Whether each part of a path is a plain name that no system gives a meaning of its own. */
const isPlain = (path: string) =>
  path
    .split('/')
    .every(
      (name) =>
        !/^(?:\.{0,2}|\.git|git~1)$/i.test(name) &&
        !/[\p{Cc}\u202a-\u202e\u2066-\u2069\\:]|[. ]$/u.test(name),
    );

const typeOf = (mode: number) => mode & 0xf000;
const plainFile = 0x8000;

/** The folder that holds everything, with its slash; '' where there is none. A release names it after its version, so it is left out. */
function rootOf(paths: readonly string[]): string {
  const [root] = /^[^/]+\//.exec(paths[0] ?? '') ?? [''];
  return paths.every((path) => path.startsWith(root)) ? root : '';
}

/**
 * Where the files of a ZIP go: each below the template's folder, none through a link, none where another is or in a place that git or the
 * system gives a meaning. Null for what is only a folder.
 * @throws Failure for one that would go elsewhere: nothing of it is unpacked then
 */
export function placeEntries(entries: readonly ZipEntry[]): (PlacedFile | null)[] {
  const files = entries.filter(({ path }) => !path.endsWith('/'));
  if (files.length === 0) throw refuse('it is empty');
  if (entries.length > mostFiles || files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > mostBytes)
    throw refuse('it is too large');
  const root = rootOf(files.map(({ path }) => path));
  const taken = new Set<string>();
  return entries.map(({ path, mode }) => {
    if (path.endsWith('/')) return null;
    const place = path.slice(root.length);
    if (!isPlain(path)) throw refuse(`${JSON.stringify(path)} leads out of the folder, or is no plain name`);
    if (mode !== 0 && typeOf(mode) !== 0 && typeOf(mode) !== plainFile)
      throw refuse(`${JSON.stringify(path)} is a link or a device`);
    const key = place.normalize('NFKC').toLowerCase();
    if (taken.has(key)) throw refuse(`${JSON.stringify(path)} is in it twice`);
    taken.add(key);
    return { path: place, executable: (mode & 0o100) !== 0 };
  });
}
