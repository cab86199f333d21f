import { createHash } from 'node:crypto';

/** A file of a tree; `blob` is its id in git, 40 hex digits. */
export interface TreeFile {
  path: string;
  executable: boolean;
  blob: string;
}

const idOf = (type: 'blob' | 'tree', content: Uint8Array): string =>
  createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');

/** What git calls the content of a file. */
export const blobId = (content: Uint8Array): string => idOf('blob', content);

/**
 * What git calls these files together: a release has one tree, so a list of files is the one of a release when their ids are the same.
 * @param files each path once
 */
export function treeId(files: readonly TreeFile[]): string {
  const below = new Map<string, TreeFile[]>();
  const entries: { key: string; line: Buffer }[] = [];
  const enter = (mode: string, name: string, id: string) =>
    entries.push({
      // Git sorts a folder as if its name ended with a slash.
      key: mode === '40000' ? `${name}/` : name,
      line: Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]),
    });
  for (const file of files) {
    const slash = file.path.indexOf('/');
    if (slash === -1) enter(file.executable ? '100755' : '100644', file.path, file.blob);
    else {
      const name = file.path.slice(0, slash);
      below.set(name, [...(below.get(name) ?? []), { ...file, path: file.path.slice(slash + 1) }]);
    }
  }
  for (const [name, inside] of below) enter('40000', name, treeId(inside));
  const sorted = entries.toSorted((one, other) =>
    Buffer.compare(Buffer.from(one.key), Buffer.from(other.key)),
  );
  return idOf('tree', Buffer.concat(sorted.map(({ line }) => line)));
}
