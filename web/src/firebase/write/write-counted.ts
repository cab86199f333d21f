import {
  type Counted,
  isFirst,
  isFree,
  limitText,
  mostOf,
  type Tally,
  type TallyKind,
  tallyLimits,
  tallyPath,
} from '@tempera/domain/people/tally';
import { isRefusal } from '../live/listen.ts';
import { readDoc } from '../live/read.ts';
import { serverOffset } from '../live/store-time.ts';
import { CallError } from './call.ts';
import { answered, assertOnline, oneLess, oneMore, serverNow, type Write, writeTogether } from './write.ts';

/** What a write is counted as, by whom, and the path of the document that counts. */
export interface Counting {
  kind: TallyKind;
  by: Counted;
  last: string;
}

/** Tallies by their paths, as this tab has seen them: each is read once. A refusal tells that another tab has counted. */
const known = new Map<string, Tally | null>();

async function readTally(path: string): Promise<Tally | null> {
  const found = (await answered(readDoc(path))) as unknown as Tally | null;
  known.set(path, found);
  return found;
}

const tallyAt = async (path: string): Promise<Tally | null> => known.get(path) ?? readTally(path);

/** Whether the next one begins a tally; the store is asked for its time where that matters. */
async function beginsAt(kind: TallyKind, tally: Tally | null): Promise<boolean> {
  const goesByTime = tally !== null && tallyLimits[kind].hours !== null;
  return isFirst(kind, tally, goesByTime ? Date.now() + (await serverOffset()) : 0);
}

/**
 * Writes what has a limit, in one commit with the tally that counts it, as the rules want it (decision 78).
 * @throws CallError also where the limit is reached, with what a person reads then; what {@link writeTogether} throws
 */
export async function writeCounted(counting: Counting, writes: readonly Write[]): Promise<void> {
  const { kind, by, last } = counting;
  if (isFree(kind, by)) return writeTogether(writes);
  assertOnline();
  const path = tallyPath(by.uid, kind);
  for (let tally = await tallyAt(path), again = false; ; again = true) {
    const begins = await beginsAt(kind, tally);
    const at = { at: serverNow, last };
    const count: Write = begins
      ? { set: path, data: { count: 1, since: serverNow, ...at } }
      : { update: path, data: { count: oneMore, ...at } };
    try {
      await writeTogether([...writes, count]);
      // As it stands there by now: of a new one that is read with the next.
      known.delete(path);
      if (tally && !begins) known.set(path, { ...tally, count: tally.count + 1 });
      return;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      tally = await readTally(path);
      const wouldBegin = await beginsAt(kind, tally);
      if (!wouldBegin && (tally?.count ?? 0) >= mostOf(kind, by)) throw limitReached(kind, by);
      if (again || wouldBegin === begins) throw error;
    }
  }
}

const limitReached = (kind: TallyKind, by: Counted): CallError =>
  new CallError({ reason: 'too-many-requests' }, limitText(kind, by));

/**
 * Deletes what counts as long as it stands, and counts one less. What came before there were tallies, or is gone already, takes
 * nothing from one. @throws what {@link writeTogether} throws
 */
export async function deleteCounted({ kind, by, last }: Counting): Promise<void> {
  assertOnline();
  const path = tallyPath(by.uid, kind);
  const tally = await tallyAt(path);
  const gone: Write = { delete: last };
  if (tally === null || tally.count === 0) return writeTogether([gone]);
  try {
    await writeTogether([gone, { update: path, data: { count: oneLess, at: serverNow, last } }]);
    known.set(path, { ...tally, count: tally.count - 1 });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    known.delete(path);
    await writeTogether([gone]);
  }
}
