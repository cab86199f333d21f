import { logs } from '../platform/logs.ts';
import { sweepUnused } from '../platform/sweep-unused.ts';
import { refreshCatalogue } from './catalogue.store.ts';
import { readNamed } from './rows.store.ts';
import { storedShards } from './shards.store.ts';

/** Files that one run looks at; what is left over has its turn once these are gone. */
const atOnce = { page: 500, most: 20_000 };

/** @throws Error where nothing is named any more: nothing may go until that is mended */
async function findNamed(files: readonly string[]): Promise<Set<string>> {
  const named = await readNamed();
  if (!named) throw new Error('catalogue/rows names no shards');
  return new Set(files.filter((file) => named.has(file)));
}

/**
 * Takes away the shards that the catalogue has not named for a day: until then an open page or a copy in the CDN may still ask for them.
 * @returns how many are gone
 */
export async function sweepShards(): Promise<number> {
  if (!(await readNamed())) {
    // From before there were shards, or broken.
    await refreshCatalogue([]);
    return 0;
  }
  const pages = storedShards(atOnce);
  const removed = await sweepUnused({
    operation: 'sweepShards',
    pages,
    findShown: findNamed,
    findMentioned: findNamed,
  });
  if (removed > 0) logs.shardsSwept(removed);
  return removed;
}
