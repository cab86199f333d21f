import { createHash } from 'node:crypto';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { shardAt, shardFile } from '@tempera/domain/catalogue/shards';
import { LRUCache } from 'lru-cache';
import { bucket } from '../platform/admin.ts';
import { type StoredFile, storedFiles } from '../platform/stored-files.ts';

/** A file that the catalogue names is not there, or not what it was. */
export class LostShardError extends Error {
  override name = 'LostShardError';
}

/** What a process keeps at most: of each row about a kilobyte. */
const mostRowsKept = 30_000;

/** Shards by name, which stands for one content for good. */
const kept = new LRUCache<string, readonly CatalogueRow[]>({
  maxSize: mostRowsKept,
  sizeCalculation: (rows) => Math.max(1, rows.length),
});

/** A shard as it is served, or null where there is none that is what it was. */
export async function readShardBytes(name: string): Promise<Buffer | null> {
  try {
    const file = (await bucket()).file(shardFile(name));
    // The name is a checksum already.
    const [bytes] = await file.download({ validation: false });
    return nameOf(bytes) === name ? bytes : null;
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return null;
    throw error;
  }
}

/** The rows of a shard. @throws LostShardError */
export async function readShard(name: string): Promise<readonly CatalogueRow[]> {
  const known = kept.get(name);
  const rows = known ?? parseShard(name, await readShardBytes(name));
  kept.set(name, rows);
  return rows;
}

function parseShard(name: string, bytes: Buffer | null): CatalogueRow[] {
  if (!bytes) throw new LostShardError(shardFile(name));
  return JSON.parse(bytes.toString('utf8'));
}

const nameOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/**
 * Writes the file of a shard unless it stands as `former` already. It is written even where there is such a file: the sweep, which may
 * be about to take that away, leaves alone what has been written since it looked.
 * @returns its name
 */
export async function writeShard(rows: readonly CatalogueRow[], former: string | undefined): Promise<string> {
  const bytes = Buffer.from(JSON.stringify(rows));
  const name = nameOf(bytes);
  if (name === former) return name;
  const file = (await bucket()).file(shardFile(name));
  await file.save(bytes, { resumable: false, contentType: 'application/json' });
  kept.set(name, rows);
  return name;
}

/** The files of shards, so many at a time and at most so many in all. */
export const storedShards = (limits: { page: number; most: number }): AsyncGenerator<StoredFile[]> =>
  storedFiles('catalogue/', (file) => shardAt(file) !== null, limits);
