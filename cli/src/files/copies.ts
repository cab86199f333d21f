import { lstat, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CopyRecord, readRecord, recordName, writeRecord } from '../core/copy-record.ts';
import { Failure } from '../core/failure.ts';
import { blobId } from '../core/git-objects.ts';
import { type Clone, findClone } from '../git/clones.ts';

/** A folder with a release: a clone, or what `tempera get` has unpacked. */
export type FoundCopy = { folder: string } & (
  | { kind: 'clone'; clone: Clone }
  | { kind: 'unpacked'; record: CopyRecord }
);

export const noteCopy = (folder: string, record: CopyRecord): Promise<void> =>
  writeFile(join(folder, recordName), writeRecord(record));

async function findRecord(folder: string): Promise<CopyRecord | null> {
  const text = await readFile(join(folder, recordName), 'utf8').catch(() => null);
  return text === null ? null : readRecord(text);
}

/** Null for a folder that came from no store. @throws Failure for one whose record is damaged */
export async function findCopy(folder: string): Promise<FoundCopy | null> {
  const record = await findRecord(folder);
  if (record) return { kind: 'unpacked', folder, record };
  const clone = await findClone(folder);
  return clone && { kind: 'clone', folder, clone };
}

/** @throws Failure */
export async function requireCopy(folder: string): Promise<FoundCopy> {
  const found = await findCopy(folder);
  if (found) return found;
  throw new Failure('local', `${folder} is no template that tempera clone or tempera get has brought.`, {
    reason: 'no-template',
  });
}

/** The ids of those files of a record that are there. */
export async function hashFiles(folder: string, { files }: CopyRecord): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { path } of files) {
    const target = join(folder, path);
    // A link in its place is another file, wherever it leads.
    if ((await lstat(target).catch(() => null))?.isFile()) found.set(path, blobId(await readFile(target)));
  }
  return found;
}
