import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { recordName } from '../core/copy-record.ts';
import { Failure } from '../core/failure.ts';
import { blobId, type TreeFile } from '../core/git-objects.ts';
import { git, isGitFolder } from '../git/run-git.ts';

/** What no release has, at whatever depth. */
const left = new Set(['.git', 'node_modules', '.DS_Store', recordName]);

async function walk(folder: string, below = ''): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    if (left.has(entry.name)) continue;
    const path = posix.join(below, entry.name);
    if (entry.isDirectory()) found.push(...(await walk(folder, path)));
    else found.push(path);
  }
  return found;
}

export interface ListedFile {
  path: string;
  executable: boolean;
}

/**
 * The files of a folder that go into a release: what git would commit where it is a repository, else all but packages. Sorted by their bytes, so
 * that the order is the same on every system.
 * @throws Failure for a folder that is none, or has none, or a link in it
 */
export async function listFolder(folder: string): Promise<ListedFile[]> {
  const isFolder = (await stat(folder).catch(() => null))?.isDirectory() === true;
  if (!isFolder) throw new Failure('local', `${folder} is not a folder.`);
  const paths = (await isGitFolder(folder))
    ? (await git(folder, ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])).split('\0')
    : await walk(folder);
  const files: ListedFile[] = [];
  for (const path of new Set(paths)) {
    if (path === '' || path.split('/').some((name) => left.has(name))) continue;
    const found = await lstat(join(folder, path)).catch(() => null);
    // Deleted, and not committed yet.
    if (!found) continue;
    if (!found.isFile()) throw new Failure('local', `${path} is not a plain file: a release holds no links.`);
    files.push({ path, executable: (found.mode & 0o100) !== 0 });
  }
  if (files.length === 0) throw new Failure('local', `${folder} has no files.`);
  return files.toSorted((one, other) => Buffer.compare(Buffer.from(one.path), Buffer.from(other.path)));
}

/** The same with git's names of what is in them; one after the other, as there may be thousands. */
export async function hashListed(folder: string, files: readonly ListedFile[]): Promise<TreeFile[]> {
  const found: TreeFile[] = [];
  for (const file of files) found.push({ ...file, blob: blobId(await readFile(join(folder, file.path))) });
  return found;
}
