import { FieldValue } from 'firebase-admin/firestore';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  db,
  type WriteBatch,
} from '../platform/admin.ts';
import { isAlreadyThere, isOvertaken } from '../platform/firestore-errors.ts';
import { noField, serverTime } from '../platform/timestamps.ts';

/** The queue runs one task at a time; each attempt lost to a sweep or a repeat means that another one won. */
const attempts = 60;

/** What gets the next number of its sequence, once. */
export interface Turn {
  /** Written under the id of what it is about, which has one, however often this is called. */
  document: DocumentReference;
  content: DocumentData;
  /** What waits for it, and the mark that says so. */
  due: DocumentReference;
  mark: 'invoiceDue' | 'creditNoteDue' | 'reversalDue';
  /** What was paid, where the number is named in this list; the document is that one's owner's, who may change until the commit. */
  named?: { at: DocumentReference; list: 'creditNotes' | 'creditReversals' };
}

/** Takes the mark off what has its number; a repeat finds nothing to do. */
async function settleDue({ due, mark }: Turn): Promise<void> {
  const now = await due.get();
  if (now.exists && now.data()?.[mark] !== undefined) await due.update({ [mark]: noField() });
}

/** Writes a document under its number. @param paid what names it, as it was read */
function addNumbered(batch: WriteBatch, turn: Turn, number: number, paid: DocumentSnapshot | undefined) {
  const { document, content, due, mark, named } = turn;
  const uid: unknown = paid?.data()?.uid;
  batch.create(document, { ...content, ...(uid !== undefined && { uid }), number, issuedAt: serverTime() });
  batch.update(due, { [mark]: noField() });
  if (named && paid?.updateTime) {
    const entry = FieldValue.arrayUnion({ id: document.id, number });
    batch.update(paid.ref, { [named.list]: entry }, { lastUpdateTime: paid.updateTime });
  }
}

/** Each document as it stands, and what names it. */
async function readTurns(counter: DocumentReference, turns: readonly Turn[]) {
  const wanted = turns.map(({ document, named }) => [document, ...(named ? [named.at] : [])]);
  const [counted, ...found] = await db().getAll(counter, ...wanted.flat());
  if (!counted) throw new Error('the database returned fewer documents than asked for');
  return { counted, read: wanted.map(({ length }) => found.splice(0, length)) };
}

/**
 * Gives documents the next numbers of a sequence. One batch creates them, moves the counter and takes the marks off what they were due
 * for, so a number is used once and none is left out, whoever dies when. The counter's last change is the batch's condition: who
 * was overtaken reads again. Where what was paid names a document, that one's last change is a condition as well. There is no lock to wait for.
 * @param turns each of another document
 * @returns their numbers; of what has one already, that one
 * @throws Error when others were quicker all the time; nothing is written then
 */
export async function numberInTurn(counter: DocumentReference, turns: readonly Turn[]): Promise<number[]> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { counted, read } = await readTurns(counter, turns);
    const first: number = counted.data()?.next ?? 1;
    let next = first;
    const batch = db().batch();
    const numbers = turns.map((turn, n): number => {
      const [document, paid] = read[n] ?? [];
      if (document?.exists) return document.data()?.number;
      addNumbered(batch, turn, next, paid);
      return next++;
    });
    await Promise.all(turns.filter((_, n) => read[n]?.[0]?.exists).map(settleDue));
    if (next === first) return numbers;
    if (counted.updateTime) batch.update(counter, { next }, { lastUpdateTime: counted.updateTime });
    else batch.create(counter, { next });
    try {
      await batch.commit();
      return numbers;
    } catch (error) {
      if (!isAlreadyThere(error) && !isOvertaken(error)) throw error;
    }
  }
  throw new Error('numbers are in too great demand');
}

/** The same for one document. */
export async function numberNext(counter: DocumentReference, turn: Turn): Promise<number> {
  const [number] = await numberInTurn(counter, [turn]);
  if (number === undefined) throw new Error('a document was left without its number');
  return number;
}
