import { changeMark, deletionMark, markPath, unmarked } from '@tempera/domain/settings/settings';
/**
 * The one door for documents that a screen writes itself (reviews, wishlist, tickets, profile):
 *
 *     await setDocument(`users/${uid}/wishlist/${slug}`, { slug, addedAt: serverNow });
 *     await updateDocument(`products/${slug}/reviews/${uid}`, { rating: 4, updatedAt: serverNow });
 *     await deleteDocument(`users/${uid}/wishlist/${slug}`);
 *     await writeTogether([{ set: path, data }, { update: other, data: fields }, { delete: third }]);
 *
 * A write without a connection is refused with the network message and never queued: the SDK's own `setDoc` would
 * keep it, say nothing, and send it hours later. So these go to the server by a transaction, which fails at once.
 */
import type { DocumentData, DocumentReference, Firestore, Transaction } from 'firebase/firestore';
import { isSame } from '../live/is-same.ts';
import { type PlainData, toPlain } from '../public/read-public.ts';
import { getFirestore } from '../sdk.ts';
import { CallError } from './call.ts';

/** Stands for the server's time of the write, in `data` or a map within it. */
export const serverNow: unique symbol = Symbol('the time at which the server stores it');

/** Adds one to what is stored, whatever it is by then. */
export const oneMore: unique symbol = Symbol('one more than what is stored');
export const oneLess: unique symbol = Symbol('one less than what is stored');

type Fields = Record<string, unknown>;
/**
 * `expects` is the document as it was looked at, null for none: another one now is an {@link OvertakenError}. `by` is the uid
 * of who changes what the audit log tells of, which a mark beneath the document then says (decision 51); which mark that is is
 * never looked at here.
 */
export type Write =
  | { set: string; data: Fields; expects?: PlainData | null; by?: string }
  | { update: string; data: Fields; by?: string }
  | { delete: string; by?: string };

/** Somebody else has changed a document since it was looked at; nothing was written. */
export class OvertakenError extends Error {
  constructor(path: string) {
    super(`${path} is not as it was`);
    this.name = 'OvertakenError';
  }
}

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
 * @throws CallError with `messages.networkError` when the server can't be reached, FirebaseError when it refuses,
 * OvertakenError when a document is not as a write expects it
 */
export async function writeTogether(writes: readonly Write[]): Promise<void> {
  assertOnline();
  await answered(commitWhenFree(writes));
}

/** What a write answers, in time. @throws CallError when the server can't be reached, else what the write throws */
export async function answered<T>(write: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CallError(null)), answerWithin);
  });
  try {
    return await Promise.race([write, late]);
  } catch (error) {
    throw isNetworkFailure(error) ? new CallError(null) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** The server was not reached, as far as the error tells. */
function isNetworkFailure(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return (typeof code === 'string' && networkCodes.has(code)) || error instanceof TypeError;
}

/** How often a write is tried that met others on its way, and how long it waits before it goes again at most; milliseconds. */
const attempts = 4;
const waitAtMost = 250;

/** Two who change one document at the same moment: the server lets one of them go first and stores nothing of the other. */
async function commitWhenFree(writes: readonly Write[]): Promise<void> {
  for (let left = attempts; ; left -= 1) {
    try {
      return await commit(writes);
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'aborted' || left === 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitAtMost * Math.random()));
    }
  }
}

type Sdk = typeof import('firebase/firestore');

/**
 * Says beneath a document, in a mark of its own, who changes it, for the audit log (decision 51). `by` is their uid, which the
 * rules compare. @returns the field that names the mark
 */
export function putMark(sdk: Sdk, transaction: Transaction, ref: DocumentReference, by: string): Fields {
  const mark = sdk.doc(sdk.collection(ref, 'marks'));
  transaction.set(mark, { byId: by, at: sdk.serverTimestamp() });
  return { [changeMark]: mark.id };
}

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Fields as the SDK sends them, with the server's own values in their places. */
export function toStored(sdk: Sdk, data: Fields): DocumentData {
  const toValue = (value: unknown): unknown => {
    if (value === serverNow) return sdk.serverTimestamp();
    if (value === oneMore) return sdk.increment(1);
    if (value === oneLess) return sdk.increment(-1);
    return isMap(value) ? toStored(sdk, value) : value;
  };
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toValue(value)]));
}

async function commit(writes: readonly Write[]): Promise<void> {
  const [sdk, firestore] = await Promise.all([import('firebase/firestore'), getFirestore()]);
  const apply = (transaction: Transaction, database: Firestore) => {
    const fieldsOf = (ref: DocumentReference, { data, by }: { data: Fields; by?: string }) => {
      const mark = by === undefined ? {} : putMark(sdk, transaction, ref, by);
      return { ...toStored(sdk, data), ...mark };
    };
    for (const write of writes) {
      if ('set' in write) {
        const ref = sdk.doc(database, write.set);
        transaction.set(ref, fieldsOf(ref, write));
      } else if ('update' in write) {
        const ref = sdk.doc(database, write.update);
        transaction.update(ref, fieldsOf(ref, write));
      } else {
        transaction.delete(sdk.doc(database, write.delete));
        if (write.by === undefined) continue;
        const mark = sdk.doc(database, markPath(write.delete, deletionMark));
        transaction.set(mark, { byId: write.by, at: sdk.serverTimestamp() });
      }
    }
  };
  const assertExpected = async (transaction: Transaction) => {
    for (const write of writes) {
      if (!('set' in write) || write.expects === undefined) continue;
      const found = await transaction.get(sdk.doc(firestore, write.set));
      const now = found.exists() ? unmarked(toPlain(found.data())) : null;
      if (!isSame(now, write.expects)) throw new OvertakenError(write.set);
    }
  };
  const work = async (transaction: Transaction) => {
    await assertExpected(transaction);
    apply(transaction, firestore);
  };
  await sdk.runTransaction(firestore, work, { maxAttempts: 1 });
}
