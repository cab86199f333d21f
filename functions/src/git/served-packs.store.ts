import { LRUCache } from 'lru-cache';
import { bucket } from '../platform/admin.ts';
import { type KnownRelease, loadHistory, type StoredPack } from './history.store.ts';

/** A history grows only, and by a release each time: with the newest of them it is whole. A migration may bring older ones. */
const histories = new LRUCache<string, KnownRelease[]>({ max: 500, ttl: 60_000 });

/** What git has of a product, the oldest release first; kept in memory for a minute, as a clone asks for it a dozen times. */
export async function servedHistory(slug: string, newest: string): Promise<KnownRelease[]> {
  const key = `${slug} ${newest}`;
  const known = histories.get(key);
  if (known) return known;
  const history = await loadHistory(slug);
  if (history.at(-1)?.version === newest) histories.set(key, history);
  return history;
}

/** The release that brought a pack, and that pack; null where this product has none of that name. */
export function findPack(
  history: readonly KnownRelease[],
  sha: string,
): readonly [KnownRelease, StoredPack] | null {
  for (const release of history) {
    const pack = release.packs.find((one) => one.sha === sha);
    if (pack) return [release, pack];
  }
  return null;
}

const mib = 1024 * 1024;
/** Larger files are streamed. */
const mostKeptBytes = mib;

/** Small packs and indexes by their paths, which no other file ever gets. */
const files = new LRUCache<string, Buffer>({
  maxSize: 16 * mib,
  sizeCalculation: ({ length }) => Math.max(1, length),
  fetchMethod: async (path) => (await (await bucket()).file(path).download())[0],
});

/** A small pack or index, whole and from memory when it was asked for lately; null for a larger one. */
export async function readSmall(path: string, sizeBytes: number): Promise<Buffer | null> {
  return sizeBytes > mostKeptBytes ? null : ((await files.fetch(path)) ?? null);
}

/** A stream of the bytes of a pack or an index, from the first to the last of them. */
export async function streamPart(path: string, start: number, end: number): Promise<NodeJS.ReadableStream> {
  return (await bucket()).file(path).createReadStream({ start, end, validation: false, decompress: false });
}
