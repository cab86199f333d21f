import { createHash, type Hash } from 'node:crypto';

export type ObjectType = 'commit' | 'tree' | 'blob';

/** An object in memory. `id` is 40 hex digits. */
export interface GitObject {
  type: ObjectType;
  id: string;
  content: Buffer;
}

/** What makes the id of an object once its content of so many bytes has gone through: git names objects by SHA-1. */
export const hashFor = (type: ObjectType, size: number): Hash =>
  createHash('sha1').update(`${type} ${size}\0`);

function toObject(type: ObjectType, content: Buffer): GitObject {
  return { type, id: hashFor(type, content.length).update(content).digest('hex'), content };
}

/** A file of a release whose content is the blob `id`; folders of its path are divided by `/`. */
export interface TreeFile {
  path: string;
  executable: boolean;
  id: string;
}

interface TreeEntry {
  mode: '100644' | '100755' | '40000';
  name: string;
  id: string;
}

/** Git sorts by bytes, and a folder as if its name ended with a slash. */
const sortKey = ({ mode, name }: TreeEntry) => Buffer.from(mode === '40000' ? `${name}/` : name);

function toTree(entries: readonly TreeEntry[]): GitObject {
  const sorted = entries
    .map((entry) => ({ entry, key: sortKey(entry) }))
    .sort((one, other) => Buffer.compare(one.key, other.key));
  const parts = sorted.flatMap(({ entry: { mode, name, id } }) => [
    Buffer.from(`${mode} ${name}\0`),
    Buffer.from(id, 'hex'),
  ]);
  return toObject('tree', Buffer.concat(parts));
}

/**
 * The trees of a release, the root's last. There is none for a folder without files, as git has no such thing.
 * @param files each path once, none of which is a folder of another
 */
export function buildTrees(files: readonly TreeFile[]): GitObject[] {
  const below = new Map<string, TreeFile[]>();
  const entries: TreeEntry[] = [];
  for (const file of files) {
    const slash = file.path.indexOf('/');
    if (slash === -1) {
      entries.push({ mode: file.executable ? '100755' : '100644', name: file.path, id: file.id });
      continue;
    }
    const name = file.path.slice(0, slash);
    const inside = below.get(name) ?? [];
    inside.push({ ...file, path: file.path.slice(slash + 1) });
    below.set(name, inside);
  }
  const trees: GitObject[] = [];
  for (const [name, inside] of below) {
    const built = buildTrees(inside);
    trees.push(...built);
    entries.push({ mode: '40000', name, id: built.at(-1)?.id ?? '' });
  }
  return [...trees, toTree(entries)];
}

export interface CommitFacts {
  tree: string;
  /** Null for the first release. */
  parent: string | null;
  author: { name: string; email: string };
  /** Milliseconds; git keeps seconds. */
  at: number;
  message: string;
}

/** What ends a name or an address in a commit, and controls: none may pass into its header. */
const asHeader = (text: string) => text.replace(/[<>\p{Cc}]/gu, '').trim();

/** A commit whose author is its committer too, in UTC. The same facts make the same commit. */
export function buildCommit({ tree, parent, author, at, message }: CommitFacts): GitObject {
  const who = `${asHeader(author.name) || 'Store'} <${asHeader(author.email)}> ${Math.floor(at / 1000)} +0000`;
  const header = [
    `tree ${tree}`,
    ...(parent === null ? [] : [`parent ${parent}`]),
    `author ${who}`,
    `committer ${who}`,
  ];
  const text = message.replaceAll('\r\n', '\n').replaceAll('\0', '').trim();
  return toObject('commit', Buffer.from(`${header.join('\n')}\n\n${text}\n`));
}
