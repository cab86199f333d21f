import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { joinShards, readShardIndex, shardFile } from '@tempera/domain/catalogue/shards';
import { unpackRows } from '@tempera/domain/catalogue/unpack-rows';
import { fallbackOrigin } from '../platform/origin.ts';
import { refs } from '../platform/refs.ts';
import { readShard } from './shards.store.ts';

const readDocument = async () => (await refs.catalogue('rows').get()).data();

type ReadShard = (name: string) => Promise<readonly CatalogueRow[]>;

/** What was put together last, and of which shards. */
let last: { names: string; rows: Promise<readonly CatalogueRow[]> } | null = null;

async function joinOf(names: readonly string[], read: ReadShard): Promise<readonly CatalogueRow[]> {
  return joinShards(await Promise.all(names.map(read)));
}

/**
 * What is for sale, newest first: the one way to all rows, of which a process reads anew what has changed since it did so last. The same
 * array for as long as nothing has, so that what is made of it can be kept.
 * @throws LostShardError
 */
export async function readRows(read: ReadShard = readShard): Promise<readonly CatalogueRow[]> {
  const data = await readDocument();
  const index = readShardIndex(data);
  if (!index) return unpackRows(data);
  const names = index.shards.join();
  if (last?.names !== names) {
    const made = { names, rows: joinOf(index.shards, read) };
    last = made;
    // What can't be read now is asked for again.
    made.rows.catch(() => {
      if (last === made) last = null;
    });
  }
  return last.rows;
}

/** A shard as everybody gets it, for who may not look into the bucket. @throws Error */
export async function fetchShard(name: string): Promise<readonly CatalogueRow[]> {
  const response = await fetch(`${fallbackOrigin()}/${shardFile(name)}`);
  if (!response.ok) throw new Error(`${shardFile(name)}: ${response.status}`);
  return (await response.json()) as CatalogueRow[];
}

/** The files that the catalogue names; null where nothing can be told of any. */
export async function readNamed(): Promise<Set<string> | null> {
  const index = readShardIndex(await readDocument());
  return index && new Set(index.shards.map(shardFile));
}
