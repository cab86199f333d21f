import { FieldValue } from 'firebase-admin/firestore';
import { type DocumentData, type DocumentReference, db } from '../platform/admin.ts';
import { isAlreadyThere, isOvertaken } from '../platform/firestore-errors.ts';
import { noField, serverTime } from '../platform/timestamps.ts';

/** The queue hands out one number at a time; each attempt lost to a sweep or a repeat means that another one won. */
const attempts = 60;

/** What gets the next number of its sequence, once. */
interface Turn {
  /** Written under the id of what it is about, which has one, however often this is called. */
  document: DocumentReference;
  content: DocumentData;
  counter: DocumentReference;
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

/**
 * Gives a document the next number. One batch creates it, moves the counter and takes the mark off what it was due for, so a
 * number is used once and none is left out, whoever dies when. The counter's last change is the batch's condition: who was
 * overtaken reads again. Where what was paid names it, that one's last change is a condition as well. There is no lock to wait for.
 * @returns its number
 * @throws Error when others were quicker all the time; nothing is written then
 */
export async function numberInTurn(turn: Turn): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { named } = turn;
    const [document, counter, paid] = await db().getAll(
      turn.document,
      turn.counter,
      ...(named ? [named.at] : []),
    );
    if (!document || !counter) throw new Error('the database returned fewer documents than asked for');
    if (document.exists) {
      await settleDue(turn);
      return document.data()?.number;
    }
    const number: number = counter.data()?.next ?? 1;
    const batch = db().batch();
    const uid: unknown = paid?.data()?.uid;
    const content = { ...turn.content, ...(uid !== undefined && { uid }) };
    batch.create(document.ref, { ...content, number, issuedAt: serverTime() });
    batch.update(turn.due, { [turn.mark]: noField() });
    if (named && paid?.updateTime) {
      const entry = FieldValue.arrayUnion({ id: document.id, number });
      batch.update(paid.ref, { [named.list]: entry }, { lastUpdateTime: paid.updateTime });
    }
    if (counter.updateTime)
      batch.update(counter.ref, { next: number + 1 }, { lastUpdateTime: counter.updateTime });
    else batch.create(counter.ref, { next: number + 1 });
    try {
      await batch.commit();
      return number;
    } catch (error) {
      if (!isAlreadyThere(error) && !isOvertaken(error)) throw error;
    }
  }
  throw new Error('numbers are in too great demand');
}
