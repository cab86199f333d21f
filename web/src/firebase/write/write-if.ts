import { type PlainData, toPlain } from '../public/read-public.ts';
import { markRead } from '../public/reads.ts';
import { getFirestore } from '../sdk.ts';
import { answered, assertOnline, putMark, toStored } from './write.ts';

/** What to do with a document, seen as it stands: write these fields, or nothing. */
export type Decide = (now: PlainData | null) => Record<string, unknown> | null;

/**
 * Reads a document and writes what `decide` makes of it in one transaction: a write that comes in between lets it look
 * again. A document that is not there is created, one that is changed in these fields alone. `by` is the uid of who writes, for a
 * mark of theirs (decision 51).
 * @returns whether anything was written
 * @throws CallError with `messages.networkError` when the server can't be reached, FirebaseError when it refuses
 */
export async function writeIf(path: string, decide: Decide, by?: string): Promise<boolean> {
  assertOnline();
  return answered(decideAndWrite(path, decide, by));
}

async function decideAndWrite(path: string, decide: Decide, by?: string): Promise<boolean> {
  const [sdk, firestore] = await Promise.all([import('firebase/firestore'), getFirestore()]);
  return sdk.runTransaction(firestore, async (transaction) => {
    const found = await transaction.get(sdk.doc(firestore, path));
    markRead(path, 1);
    const fields = decide(found.exists() ? toPlain(found.data()) : null);
    if (!fields) return false;
    const mark = by === undefined ? {} : putMark(sdk, transaction, found.ref, by);
    const stored = { ...toStored(sdk, fields), ...mark };
    if (found.exists()) transaction.update(found.ref, stored);
    else transaction.set(found.ref, stored);
    return true;
  });
}
