import { changeMark, deletionMark, markPath } from '@tempera/domain/settings/settings';
import { collection, doc, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore';
import { count, kindOf } from './tallies.ts';

type Data = Record<string, unknown>;

/** Documents whose writer leaves a mark beneath them (decision 51). */
export const marked =
  /^(settings|categories|plans|faqs|legalTexts|guides|products|coupons|advisories)\/[^/]+$/;

/** What becomes of a document: a whole one, some fields, or nothing. */
export type Change = { set: Data } | { update: Data } | { delete: true };

/** The id of a new mark. */
export const newMark = (db: Firestore, path: string) => doc(collection(db, `${path}/marks`)).id;

/** A mark as it is written by who leaves it. */
export const markBy = (byId: string) => ({ byId, at: serverTimestamp() });

/**
 * Writes a document as the store's screens do: with the mark of who writes, where it takes one, and the count of a new one, where
 * there is a limit. `changed` in the data stands as it is given, so that a test can name another mark.
 */
export async function writeSigned(db: Firestore, by: string, path: string, change: Change): Promise<void> {
  const batch = writeBatch(db);
  const mark = newMark(db, path);
  const naming = marked.test(path) ? { [changeMark]: mark } : {};
  if ('set' in change) batch.set(doc(db, path), { ...naming, ...change.set });
  else if ('update' in change) batch.update(doc(db, path), { ...naming, ...change.update });
  else batch.delete(doc(db, path));
  const kind = kindOf(path);
  if (kind && 'set' in change) await count(batch, db, by, kind, path);
  if (marked.test(path))
    batch.set(doc(db, markPath(path, 'delete' in change ? deletionMark : mark)), markBy(by));
  await batch.commit();
}
