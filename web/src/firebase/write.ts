/**
 * The one door for documents that a screen writes itself (reviews, wishlist, tickets, profile):
 *
 *     await setDocument(`users/${uid}/wishlist/${slug}`, { slug, addedAt: serverNow });
 *     await updateDocument(`products/${slug}/reviews/${uid}`, { rating: 4, updatedAt: serverNow });
 *     await deleteDocument(`users/${uid}/wishlist/${slug}`);
 *     await writeTogether([{ set: path, data }, { update: other, data: fields }, { delete: third }]);
 *
 * A write without a connection is refused with the spec's network message and never queued: the SDK's own `setDoc` would
 * keep it, say nothing, and send it hours later. So these go to the server by a transaction, which fails at once.
 */
import type { DocumentData, Firestore, Transaction } from 'firebase/firestore';
import { CallError } from './call.ts';
import { getFirestore } from './sdk.ts';

/** Stands for the server's time of the write, at the top level of `data`. */
export const serverNow: unique symbol = Symbol('the time at which the server stores it');

type Fields = Record<string, unknown>;
type Write = { set: string; data: Fields } | { update: string; data: Fields } | { delete: string };

/** How long the server may take, in milliseconds; a connection can be dead without the browser knowing. */
const answerWithin = 15_000;

const networkCodes = new Set(['unavailable', 'deadline-exceeded', 'cancelled']);

/** For a write that has to read first. @throws CallError with `messages.networkError` without a connection */
export function assertOnline(): void {
  if (!navigator.onLine) throw new CallError(null);
}

/** Creates or replaces a document. @throws like {@link writeTogether} */
export const setDocument = (path: string, data: Fields): Promise<void> =>
  writeTogether([{ set: path, data }]);

/** Changes fields of a document that exists. @throws like {@link writeTogether} */
export const updateDocument = (path: string, data: Fields): Promise<void> =>
  writeTogether([{ update: path, data }]);

/** @throws like {@link writeTogether} */
export const deleteDocument = (path: string): Promise<void> => writeTogether([{ delete: path }]);

/**
 * All of these or none of them; the answer comes when the server has stored them.
 * @throws CallError with `messages.networkError` when the server can't be reached, FirebaseError when it refuses
 */
export async function writeTogether(writes: readonly Write[]): Promise<void> {
  assertOnline();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CallError(null)), answerWithin);
  });
  try {
    await Promise.race([commit(writes), late]);
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    const lost = typeof code === 'string' && networkCodes.has(code);
    throw lost || error instanceof TypeError ? new CallError(null) : error;
  } finally {
    clearTimeout(timer);
  }
}

async function commit(writes: readonly Write[]): Promise<void> {
  const [sdk, firestore] = await Promise.all([import('firebase/firestore'), getFirestore()]);
  const toStored = (data: Fields): DocumentData =>
    Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, value === serverNow ? sdk.serverTimestamp() : value]),
    );
  const apply = (transaction: Transaction, database: Firestore) => {
    for (const write of writes) {
      if ('set' in write) transaction.set(sdk.doc(database, write.set), toStored(write.data));
      else if ('update' in write) transaction.update(sdk.doc(database, write.update), toStored(write.data));
      else transaction.delete(sdk.doc(database, write.delete));
    }
  };
  await sdk.runTransaction(firestore, async (transaction) => apply(transaction, firestore), {
    maxAttempts: 1,
  });
}
