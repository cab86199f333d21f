import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { joinShards, readShardIndex, type ShardIndex, shardFile } from '@tempera/domain/catalogue/shards';
import { unpackRows } from '@tempera/domain/catalogue/unpack-rows';
import { fallbackOrigin } from '../platform/origin.ts';
import { refs } from '../platform/refs.ts';
import { readShard } from './shards.store.ts';

const readDocument = async () => (await refs.catalogue('rows').get()).data();

type ReadShard = (name: string) => Promise<readonly CatalogueRow[]>;

interface Joined {
  names: string;
  /** The shards by their names. */
  shards: ReadonlyMap<string, Promise<readonly CatalogueRow[]>>;
  rows: Promise<readonly CatalogueRow[]>;
}

/** What was put together last, and of which shards: of a large catalogue the next one needs all but one of them again. */
let last: Joined | null = null;

function joinOf(names: readonly string[], read: ReadShard): Joined {
  const shards = new Map(names.map((name) => [name, last?.shards.get(name) ?? read(name)]));
  return { names: names.join(), shards, rows: Promise.all(shards.values()).then(joinShards) };
}

/** Which files hold all rows; null where that can't be told. */
export const readIndex = async (): Promise<ShardIndex | null> => readShardIndex(await readDocument());

/** The rows that an index names. @throws LostShardError */
export function readRowsOf(index: ShardIndex, read: ReadShard = readShard): Promise<readonly CatalogueRow[]> {
  if (last?.names === index.shards.join()) return last.rows;
  const made = joinOf(index.shards, read);
  last = made;
  // What can't be read now is asked for again.
  made.rows.catch(() => {
    if (last === made) last = null;
  });
  return made.rows;
}

/**
 * What is for sale, newest first: the one way to all rows, of which a process reads anew what has changed since it did so last. The same
 * array for as long as nothing has, so that what is made of it can be kept.
 * @throws LostShardError
 */
export async function readRows(read: ReadShard = readShard): Promise<readonly CatalogueRow[]> {
  const data = await readDocument();
  const index = readShardIndex(data);
  return index ? readRowsOf(index, read) : unpackRows(data);
}

/** A shard as everybody gets it, for who may not look into the bucket. @throws Error */
export async function fetchShard(name: string): Promise<readonly CatalogueRow[]> {
  const response = await fetch(`${fallbackOrigin()}/${shardFile(name)}`);
  if (!response.ok) throw new Error(`${shardFile(name)}: ${response.status}`);
  return (await response.json()) as CatalogueRow[];
}

/** The files that the catalogue names; null where nothing can be told of any. */
export async function readNamed(): Promise<Set<string> | null> {
  const index = await readIndex();
  return index && new Set(index.shards.map(shardFile));
}
