import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { sweepUnused } from '../platform/sweep-unused.ts';
import { findMentioned, findShown, storedPictures } from './pictures.store.ts';

/** Pictures that one run looks at. Those in use are as many as products, so a sixteenth of them is far less. */
const atOnce = { page: 200, most: 2_000 };
const hour = 60 * 60_000;

/** Names are hashes: each hour those that begin with its digit have their turn. */
const turnOf = (now: number): string => `pictures/${(Math.floor(now / hour) % 16).toString(16)}`;

/**
 * Takes away pictures that nothing in the store has named for a day.
 * @param prefix the files to look at; this hour's without it
 * @returns how many are gone
 */
export async function sweepPictures(prefix = turnOf(clock.now())): Promise<number> {
  const pages = storedPictures(prefix, atOnce);
  const removed = await sweepUnused({ operation: 'sweepPictures', pages, findShown, findMentioned });
  if (removed > 0) logs.picturesSwept(removed);
  return removed;
}
