import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { joinShards, readShardIndex, shardAt, shardFile, shardOf } from '@tempera/domain/catalogue/shards';
import { unpackRows } from '@tempera/domain/catalogue/unpack-rows';
import { storeOrigin } from '../config.ts';
import type { PlainData } from './read-public.ts';

/** Where a browser keeps the shards that it has fetched, for the next visit and for when the connection is gone (decision 15). */
const shelfName = 'tempera-rows';

/** Shards by name, which stands for one content for good. */
const known = new Map<string, Promise<readonly CatalogueRow[]>>();

/** @throws TypeError without a connection, Error where there is no such file any more */
function readShard(name: string): Promise<readonly CatalogueRow[]> {
  let reading = known.get(name);
  if (!reading) {
    reading = fetchShard(`${storeOrigin()}/${shardFile(name)}`);
    known.set(name, reading);
    reading.catch(() => known.delete(name));
  }
  return reading;
}

const openShelf = async (): Promise<Cache | null> =>
  import.meta.env.SSR || !('caches' in globalThis) ? null : caches.open(shelfName).catch(() => null);

async function fetchShard(address: string): Promise<readonly CatalogueRow[]> {
  const shelf = await openShelf();
  const kept = await shelf?.match(address);
  if (kept) return kept.json();
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Where there is no room it is fetched again.
  await shelf?.put(address, response.clone()).catch(() => {});
  return response.json();
}

/** Lets go of the shards that the catalogue names no more. */
async function forgetOthers(names: ReadonlySet<string>): Promise<void> {
  const others = [...known.keys()].filter((name) => !names.has(name));
  for (const name of others) known.delete(name);
  const shelf = await openShelf();
  for (const { url } of (await shelf?.keys()) ?? [])
    if (!names.has(shardAt(new URL(url).pathname) ?? '')) await shelf?.delete(url);
}

const joined = new WeakMap<PlainData, Promise<CatalogueRow[]>>();

/** All rows that `catalogue/rows` names, of which only those are fetched that have changed; put together once for each version of it. */
export function joinRows(data: PlainData): Promise<CatalogueRow[]> {
  let rows = joined.get(data);
  if (!rows) {
    rows = joinNow(data);
    joined.set(data, rows);
    rows.catch(() => joined.delete(data));
  }
  return rows;
}

async function joinNow(data: PlainData): Promise<CatalogueRow[]> {
  const index = readShardIndex(data);
  if (!index) return unpackRows(data);
  const rows = joinShards(await Promise.all(index.shards.map(readShard)));
  forgetOthers(new Set(index.shards)).catch(() => {});
  return rows;
}

/** The rows of these products, as far as they are for sale; only the shards that they would be in are fetched. */
export async function pickRows(data: PlainData, slugs: readonly string[]): Promise<CatalogueRow[]> {
  const wanted = new Set(slugs);
  const { shards } = readShardIndex(data) ?? { shards: [] };
  const names = new Set(slugs.flatMap((slug) => shards[shardOf(slug, shards.length)] ?? []));
  const rows =
    shards.length > 0 ? (await Promise.all([...names].map(readShard))).flat() : await joinRows(data);
  return rows.filter(({ slug }) => wanted.has(slug));
}
