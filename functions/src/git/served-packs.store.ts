import { bucket } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import type { GitRelease, KnownRelease, StoredPack } from './history.store.ts';

/** The release that brought a pack, and that pack; null where this product has none of that name. */
export async function findPack(slug: string, sha: string): Promise<[KnownRelease, StoredPack] | null> {
  const { docs } = await refs.gitReleases(slug).where('shas', 'array-contains', sha).limit(1).get();
  const [found] = docs;
  const release = found?.data() as GitRelease | undefined;
  const pack = release?.packs.find((one) => one.sha === sha);
  return found && release && pack ? [{ ...release, version: found.id }, pack] : null;
}

/** A stream of the bytes of a pack or an index, from the first to the last of them. */
export async function streamPart(path: string, start: number, end: number): Promise<NodeJS.ReadableStream> {
  return (await bucket()).file(path).createReadStream({ start, end, validation: false, decompress: false });
}
