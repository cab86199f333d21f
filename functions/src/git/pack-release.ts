import { type ArchiveEntry, listArchive } from '../releases/read-archive.ts';
import { buildCommit, buildTrees, type CommitFacts, hashFor, type TreeFile } from './objects.ts';
import { groupObjects, type Pack, type Packable, packable, writePack } from './pack.ts';

/** The commit of a release, and packs with what earlier releases have not. */
export interface PackedRelease {
  commit: string;
  tree: string;
  /** One after the other: each can be forgotten before the next is made. */
  packs: AsyncIterable<Pack>;
}

async function blobOf({ sizeBytes, read }: ArchiveEntry): Promise<string> {
  const hash = hashFor('blob', sizeBytes);
  for await (const bytes of read()) hash.update(bytes);
  return hash.digest('hex');
}

async function* writeEach(groups: readonly Packable[][]): AsyncGenerator<Pack> {
  for (const group of groups) yield await writePack(group);
}

/**
 * Turns a checked archive into what git has of a release: a blob for each file, trees, one commit. Its root folder is left out, as its
 * name changes with each release; folders without files are as well.
 * @param has whether an earlier release of the product has an object: it is not packed again
 */
export async function packRelease(
  archive: Buffer,
  facts: Omit<CommitFacts, 'tree'>,
  has: (id: string) => boolean,
): Promise<PackedRelease> {
  const files: TreeFile[] = [];
  const blobs = new Map<string, Packable>();
  for (const entry of await listArchive(archive)) {
    const id = await blobOf(entry);
    const { path, executable, sizeBytes: size, packedBytes, read } = entry;
    files.push({ path, executable, id });
    if (!has(id)) blobs.set(id, { id, type: 'blob', size, packedBytes, read });
  }
  const trees = buildTrees(files);
  const tree = trees.at(-1)?.id ?? '';
  const commit = buildCommit({ ...facts, tree });
  // Whoever clones asks for commit and trees first: with these in the first pack no other is asked for without need.
  const first = new Map([commit, ...trees.toReversed()].map((one) => [one.id, packable(one)]));
  const fresh = [...first.values()].filter(({ id }) => !has(id));
  return { commit: commit.id, tree, packs: writeEach(groupObjects([...fresh, ...blobs.values()])) };
}
