import { durations } from '@tempera/domain/site/durations';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import {
  findMentioned,
  findShown,
  markPicture,
  removePicture,
  type StoredPicture,
  storedPictures,
} from './pictures.store.ts';

/** Pictures that one run looks at. Those in use are as many as products, so a sixteenth of them is far less. */
const atOnce = { page: 200, most: 2_000 };
const hour = 60 * 60_000;

/** Names are hashes: each hour those that begin with its digit have their turn. */
const turnOf = (now: number): string => `pictures/${(Math.floor(now / hour) % 16).toString(16)}`;

type Action = (picture: StoredPicture) => Promise<void>;

const each = (pictures: readonly StoredPicture[], action: Action) =>
  sweepEach('sweepPictures', [], pictures, async (picture) => {
    await action(picture);
    return null;
  });

/**
 * Takes away pictures that nothing shows any more: chosen in a form and replaced, or never saved. One that is found so is
 * marked, and goes at a later turn, at least a day on, if nothing shows it then either: by that time the form it was chosen
 * in is saved or gone.
 * @param prefix the files to look at; this hour's without it
 * @returns how many are gone
 */
export async function sweepPictures(prefix = turnOf(clock.now())): Promise<number> {
  const now = clock.now();
  const due: StoredPicture[] = [];
  for await (const pictures of storedPictures(prefix, atOnce)) {
    const shown = await findShown(pictures.map(({ file }) => file));
    const used = pictures.filter(({ file, unusedSince }) => shown.has(file) && unusedSince !== null);
    const unused = pictures.filter(({ file }) => !shown.has(file));
    await each(used, (picture) => markPicture(picture, null));
    await each(
      unused.filter(({ unusedSince }) => unusedSince === null),
      (picture) => markPicture(picture, now),
    );
    due.push(
      ...unused.filter(
        ({ unusedSince }) => unusedSince !== null && unusedSince <= now - durations.uploadKept,
      ),
    );
  }
  if (due.length === 0) return 0;
  const mentioned = await findMentioned(due.map(({ file }) => file));
  let removed = 0;
  await each(
    due.filter(({ file }) => !mentioned.has(file)),
    async (picture) => {
      // Looking through the store takes a while, in which somebody may have saved.
      if ((await findShown([picture.file])).size > 0) return;
      await removePicture(picture);
      removed += 1;
    },
  );
  if (removed > 0) logs.picturesSwept(removed);
  return removed;
}
