import { changeMark, deletionMark, markPath } from '@tempera/domain/settings/settings';
import { type DocumentData, db } from '../platform/admin.ts';
import { isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import { toMillis } from '../platform/timestamps.ts';

/** What became of a document in one write. */
export interface MarkedWrite {
  before: DocumentData | undefined;
  after: DocumentData | undefined;
  /** When, in milliseconds. */
  at: number;
}

/** How far a mark of a deletion may be from it, in milliseconds: the server's clock gives both. */
const markWithin = 60_000;

/** The mark that came with a write; none where the document names the one that it named before. */
function markOf(path: string, { before, after }: MarkedWrite): string | null {
  if (!after) return markPath(path, deletionMark);
  const mark: unknown = after[changeMark];
  return typeof mark === 'string' && mark !== '' && mark !== before?.[changeMark]
    ? markPath(path, mark)
    : null;
}

/**
 * Has a write written down, by the uid of whoever left a mark with it, empty where nobody did: a function, the console, a script. Then
 * the mark has served its purpose and goes; an event that comes again finds its entry (decision 51).
 */
export async function signedBy(
  path: string,
  written: MarkedWrite,
  record: (byId: string) => Promise<void>,
): Promise<void> {
  const place = markOf(path, written);
  if (!place) return record('');
  const mark = await db().doc(place).get();
  const { byId, at } = mark.data() ?? {};
  // One that a deletion has left behind without being read says nothing of a later one.
  const isOld = !written.after && Math.abs((toMillis(at) ?? 0) - written.at) >= markWithin;
  await record(typeof byId === 'string' && !isOld ? byId : '');
  if (!mark.updateTime) return;
  try {
    await mark.ref.delete({ lastUpdateTime: mark.updateTime });
  } catch (error) {
    // Another delivery of the event has taken it, or it is that of the next deletion by now.
    if (!isOvertaken(error) && !isMissing(error)) throw error;
  }
}
