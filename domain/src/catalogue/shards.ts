import {
  byNewest,
  byStanding,
  type CatalogueRow,
  countCategories,
  featuredLimit,
  type Standing,
} from './catalogue.ts';

/** Up to so many rows a browser has all of them, narrows and searches them itself; of more it asks the server. */
export const mostRowsInBrowser = 3_000;

/**
 * Rows of a shard on average, at most. Where browsers have all rows, a change of one product sends a shard to each page that follows the
 * catalogue. Where they have not, pages follow the names alone, which should be few, and a new instance reads each file.
 * @param total rows in all shards
 */
export const rowsPerShard = (total: number): number => (total > mostRowsInBrowser ? 1_000 : 250);

/** `catalogue/rows`: which files hold all rows, place by place, each by its content (decision 89). */
export interface ShardIndex {
  shards: string[];
  /** Rows in all of them. */
  count: number;
}

/** Where a shard stands in the bucket; with a slash before it, its address in the store. */
export const shardFile = (name: string): string => `catalogue/${name}.json`;

/** The shard that a file or an address names, or null where it can be none. */
export const shardAt = (path: string): string | null =>
  /^\/?catalogue\/([0-9a-f]{32})\.json$/.exec(path)?.[1] ?? null;

const isShard = (name: unknown): name is string =>
  typeof name === 'string' && shardAt(shardFile(name)) === name;

/** What `catalogue/rows` says, or null where it is missing, broken or from before there were shards. */
export function readShardIndex(data: Record<string, unknown> | null | undefined): ShardIndex | null {
  const { shards, count } = data ?? {};
  const isWhole = Array.isArray(shards) && shards.length > 0 && shards.every(isShard);
  return isWhole && typeof count === 'number' ? { shards, count } : null;
}

/** A number of 32 bits whose low ones are as good as any (FNV-1a, mixed as MurmurHash 3 ends). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The largest power of two that is not above a number of shards. */
const powerBelow = (size: number): number => 2 ** (31 - Math.clz32(size));

/**
 * Which of so many shards a product is in. One shard more takes its rows from one other alone ({@link originOf}), so that a catalogue that
 * grows changes two files, and never all of them at once (linear hashing).
 */
export function shardOf(slug: string, size: number): number {
  const below = powerBelow(size);
  const place = hashOf(slug) % (below * 2);
  return place < size ? place : place % below;
}

/** The shard that the rows of shard `place` are in while there are only `place` shards. */
const originOf = (place: number): number => place - powerBelow(place);

/** What of a shard the summary is made from, so that no other shard is read for it. */
export interface Tally {
  /** How many of its rows each category has. */
  counts: Record<string, number>;
  /** The best of its rows; null in one without any. */
  best: Standing | null;
}

export function tallyOf(rows: readonly CatalogueRow[]): Tally {
  const [first] = [...rows].sort(byStanding);
  if (!first) return { counts: {}, best: null };
  const { slug, downloads, rating, dateAdded } = first;
  return { counts: countCategories(rows), best: { slug, downloads, rating, dateAdded } };
}

const rowsIn = ({ counts }: Tally): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** How many rows all shards have, by category. */
export function totalCounts(tallies: readonly Tally[]): Record<string, number> {
  const all = new Map<string, number>();
  for (const { counts } of tallies)
    for (const [category, count] of Object.entries(counts))
      all.set(category, (all.get(category) ?? 0) + count);
  return Object.fromEntries(all);
}

/** A catalogue in shards, one tally for each, of which only what is asked for is read. */
export interface ShardedRows {
  tallies: readonly Tally[];
  read(place: number): Promise<readonly CatalogueRow[]>;
}

/** Rows of several shards, in the order of rows. */
export const joinShards = (shards: readonly (readonly CatalogueRow[])[]): CatalogueRow[] =>
  shards.flat().sort(byNewest);

/**
 * The featured rows, and perhaps others. The best six of all are in the six shards whose best rows are best: if a row of
 * another shard were among them, so would be those six, which are all better.
 */
export async function readFeatured({ tallies, read }: ShardedRows): Promise<CatalogueRow[]> {
  const places = tallies
    .flatMap(({ best }, place) => (best ? [{ best, place }] : []))
    .sort((a, b) => byStanding(a.best, b.best))
    .slice(0, featuredLimit);
  return (await Promise.all(places.map(({ place }) => read(place)))).flat();
}

/** All rows put into as many shards as they need; one, if there are none. */
export function arrangeRows(rows: readonly CatalogueRow[]): CatalogueRow[][] {
  const size = Math.max(1, Math.ceil(rows.length / rowsPerShard(rows.length)));
  const shards = Array.from({ length: size }, (): CatalogueRow[] => []);
  for (const row of rows) shards[shardOf(row.slug, size)]?.push(row);
  return shards.map((shard) => shard.sort(byNewest));
}

/** What a change of some products makes of a catalogue. */
interface ChangedRows extends ShardedRows {
  /** The shards that were looked at, as they are now, by their place. */
  shards: ReadonlyMap<number, CatalogueRow[]>;
  /** All rows of these before and after, in the order of rows. */
  before: CatalogueRow[];
  after: CatalogueRow[];
}

/**
 * The catalogue with these products as they are now, of which only the shards that hold them are read. There is one shard more as soon
 * as they are too full, and one less once they are three quarters empty, so that a product that comes and goes moves nothing.
 * @param listed the rows of those among them that are for sale
 */
export async function changeRows(
  { tallies, read }: ShardedRows,
  slugs: readonly string[],
  listed: readonly CatalogueRow[],
): Promise<ChangedRows> {
  let size = tallies.length;
  let total = tallies.reduce((sum, tally) => sum + rowsIn(tally), 0);
  const shards = new Map<number, CatalogueRow[]>();
  const before: CatalogueRow[] = [];
  const open = async (place: number): Promise<CatalogueRow[]> => {
    const opened = shards.get(place);
    if (opened) return opened;
    const rows = [...(await read(place))];
    before.push(...rows);
    shards.set(place, rows);
    return rows;
  };

  const changed = new Set(slugs);
  const places = [...new Set(slugs.map((slug) => shardOf(slug, tallies.length)))];
  await Promise.all(places.map(open));
  for (const place of places) {
    const rows = await open(place);
    const kept = rows.filter(({ slug }) => !changed.has(slug));
    const put = listed.filter(({ slug }) => shardOf(slug, size) === place);
    shards.set(place, [...kept, ...put]);
    total += kept.length + put.length - rows.length;
  }
  const room = rowsPerShard(total);
  for (; total > size * room; size += 1) {
    const rows = await open(originOf(size));
    const moves = ({ slug }: CatalogueRow) => shardOf(slug, size + 1) === size;
    shards.set(
      originOf(size),
      rows.filter((row) => !moves(row)),
    );
    shards.set(size, rows.filter(moves));
  }
  for (; size > 1 && total < (size * room) / 4; size -= 1) {
    const [last, origin] = [size - 1, originOf(size - 1)];
    shards.set(origin, [...(await open(origin)), ...(await open(last))]);
    shards.delete(last);
  }

  for (const rows of shards.values()) rows.sort(byNewest);
  const now = Array.from({ length: size }, (_, place) => {
    const rows = shards.get(place);
    return rows ? tallyOf(rows) : (tallies[place] ?? tallyOf([]));
  });
  return {
    shards,
    before: before.sort(byNewest),
    after: joinShards([...shards.values()]),
    tallies: now,
    read: async (place) => shards.get(place) ?? read(place),
  };
}
