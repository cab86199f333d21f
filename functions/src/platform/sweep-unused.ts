import { durations } from '@tempera/domain/site/durations';
import { clock } from './clock.ts';
import { markFile, removeStored, type StoredFile } from './stored-files.ts';
import { sweepEach } from './sweep-each.ts';

/** Which of these files something shows. */
type Find = (files: readonly string[]) => Promise<Set<string>>;

interface Sweep {
  operation: string;
  pages: AsyncIterable<StoredFile[]>;
  findShown: Find;
  /** The same, looked for in more places, for the few files that are about to go. */
  findMentioned: Find;
}

const isDue = ({ unusedSince }: StoredFile, now: number) =>
  unusedSince !== null && unusedSince <= now - durations.uploadKept;

/**
 * Takes away files that nothing shows any more: chosen in a form and replaced, or never saved. One that is found so is
 * marked, and goes at a later turn, at least a day on, if nothing shows it then either: by that time the form it was chosen
 * in is saved or gone.
 * @returns how many are gone
 */
export async function sweepUnused({ operation, pages, findShown, findMentioned }: Sweep): Promise<number> {
  const now = clock.now();
  const each = (files: readonly StoredFile[], action: (file: StoredFile) => Promise<void>) =>
    sweepEach(operation, [], files, async (one) => {
      await action(one);
      return null;
    });
  const due: StoredFile[] = [];
  for await (const files of pages) {
    const shown = await findShown(files.map(({ file }) => file));
    const isMarked = ({ unusedSince }: StoredFile) => unusedSince !== null;
    const unused = files.filter(({ file }) => !shown.has(file));
    await each(
      files.filter((one) => shown.has(one.file) && isMarked(one)),
      (one) => markFile(one, null),
    );
    await each(
      unused.filter((one) => !isMarked(one)),
      (one) => markFile(one, now),
    );
    due.push(...unused.filter((one) => isDue(one, now)));
  }
  if (due.length === 0) return 0;
  const mentioned = await findMentioned(due.map(({ file }) => file));
  let removed = 0;
  await each(
    due.filter(({ file }) => !mentioned.has(file)),
    async (one) => {
      // Looking through the store takes a while, in which somebody may have saved.
      if ((await findShown([one.file])).size > 0) return;
      await removeStored(one);
      removed += 1;
    },
  );
  return removed;
}
