import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { joinShards, readShardIndex, shardFile } from '@tempera/domain/catalogue/shards';
import { unpackRows } from '@tempera/domain/catalogue/unpack-rows';
import { fallbackOrigin } from '../platform/origin.ts';
import { refs } from '../platform/refs.ts';
import { readShard } from './shards.store.ts';

const readDocument = async () => (await refs.catalogue('rows').get()).data();

type ReadShard = (name: string) => Promise<readonly CatalogueRow[]>;

/**
 * What is for sale, newest first: the one way to all rows, of which a process reads anew what has changed since it did so last.
 * @throws LostShardError
 */
export async function readRows(read: ReadShard = readShard): Promise<CatalogueRow[]> {
  const data = await readDocument();
  const index = readShardIndex(data);
  return index ? joinShards(await Promise.all(index.shards.map(read))) : unpackRows(data);
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
