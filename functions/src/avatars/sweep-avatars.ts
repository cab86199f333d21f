import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { storedFiles } from '../platform/stored-files.ts';
import { sweepUnused } from '../platform/sweep-unused.ts';
import { avatarAsked } from './avatar-path.ts';
import { findShown } from './avatars.store.ts';

/** Pictures that one run looks at: there is one for each person who has any. */
const atOnce = { page: 200, most: 2_000 };
const hour = 60 * 60_000;

/** What a folder's name may begin with, in turn: the next hour looks at the next one. */
const beginnings = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const turnOf = (now: number): string =>
  `avatars/${beginnings.charAt(Math.floor(now / hour) % beginnings.length)}`;

/**
 * Takes away pictures of people that nobody has shown for a day: an upload died, or the former one could not be removed.
 * @param prefix the files to look at; this hour's without it
 * @returns how many are gone
 */
export async function sweepAvatars(prefix = turnOf(clock.now())): Promise<number> {
  const pages = storedFiles(prefix, (file) => avatarAsked(`/${file}`) !== null, atOnce);
  const removed = await sweepUnused({
    operation: 'sweepAvatars',
    pages,
    findShown,
    findMentioned: findShown,
  });
  if (removed > 0) logs.avatarsSwept(removed);
  return removed;
}
