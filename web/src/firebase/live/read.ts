import type {
  AggregateField,
  DocumentSnapshot,
  QueryConstraint,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase/firestore';
import { type PlainData, toPlain } from '../public/read-public.ts';
import { markRead } from '../public/reads.ts';
import { getFirestore } from '../sdk.ts';

const loaded = () => Promise.all([import('firebase/firestore'), getFirestore()]);

/** A document, asked of the server once; null when there is none. @throws FirebaseError */
export async function readDoc(path: string): Promise<PlainData | null> {
  const [{ doc, getDocFromServer }, firestore] = await loaded();
  const found = await getDocFromServer(doc(firestore, path));
  markRead(path, 1);
  return found.exists() ? toPlain(found.data()) : null;
}

/**
 * The same past all listeners: of a document that is followed, {@link readDoc} is answered by what its listener has last heard. Null when there
 * is none. @throws FirebaseError
 */
export async function readDocAnew(path: string): Promise<PlainData | null> {
  const [{ doc, runTransaction }, firestore] = await loaded();
  const found: DocumentSnapshot[] = [];
  // Left before it commits: that would ask once more, and be refused where the document has changed since.
  const isRead = new Error('read');
  const read = async (transaction: Transaction) => {
    found.push(await transaction.get(doc(firestore, path)));
    throw isRead;
  };
  await runTransaction(firestore, read).catch((error: unknown) => {
    if (error !== isRead) throw error;
  });
  markRead(path, 1);
  const last = found.at(-1);
  return last?.exists() ? toPlain(last.data()) : null;
}

const snapshots = new WeakMap<object, DocumentSnapshot>();

/** A document as plain data with its id; {@link snapshotOf} finds its place again. */
export function withId(snapshot: DocumentSnapshot): PlainData {
  const item = { ...toPlain(snapshot.data() ?? {}), id: snapshot.id };
  snapshots.set(item, snapshot);
  return item;
}

/** The document that an item of a list was read from. */
export const snapshotOf = (item: object): DocumentSnapshot | undefined => snapshots.get(item);

/** A document with its id, asked for once; {@link snapshotOf} finds its place. Null when there is none. @throws FirebaseError */
export async function readItem<T>(path: string): Promise<(T & { id: string }) | null> {
  const [{ doc, getDoc }, firestore] = await loaded();
  const found = await getDoc(doc(firestore, path));
  markRead(path, 1);
  return found.exists() ? (withId(found) as T & { id: string }) : null;
}

/** The same item as something else reads it, `read`; {@link snapshotOf} finds its place as well. */
export function readAs<T extends object>(item: object, read: T): T {
  const snapshot = snapshots.get(item);
  if (snapshot) snapshots.set(read, snapshot);
  return read;
}

/** A page of a collection, asked for once; give it a `limit`. @throws FirebaseError */
export async function readPage<T>(
  path: string,
  ...constraints: QueryConstraint[]
): Promise<(T & { id: string })[]> {
  const [{ collection, getDocs, query }, firestore] = await loaded();
  const found = await getDocs(query(collection(firestore, path), ...constraints));
  markRead(path, found.size);
  return found.docs.map((one) => withId(one) as T & { id: string });
}

const pageSize = 500;

/**
 * A whole collection, or what meets the constraints, which name the order: for exports, which are asked for. What comes
 * back reads it page by page and tells how many are here. @throws FirebaseError
 */
export function readAll<T>(path: string, ...constraints: QueryConstraint[]) {
  return async (onProgress: (count: number) => void): Promise<T[]> => {
    const [{ collection, getDocs, limit, query, startAfter }, firestore] = await loaded();
    const found: QueryDocumentSnapshot[] = [];
    for (;;) {
      const last = found.at(-1);
      const cursor = last ? [startAfter(last)] : [];
      const page = await getDocs(
        query(collection(firestore, path), ...constraints, ...cursor, limit(pageSize)),
      );
      found.push(...page.docs);
      markRead(path, page.size);
      onProgress(found.length);
      if (page.size < pageSize) break;
    }
    return found.map((one) => ({ id: one.id, ...toPlain(one.data()) }) as T);
  };
}

/** How many documents a count or a sum goes over for the price of one read. */
const countedForOne = 1_000;
const priceOf = (counted: number) => Math.max(1, Math.ceil(counted / countedForOne));

/** How many documents a collection holds, or those of them that meet the constraints. @throws FirebaseError */
export async function countDocuments(path: string, ...constraints: QueryConstraint[]): Promise<number> {
  const [{ collection, getCountFromServer, query }, firestore] = await loaded();
  const counted = (await getCountFromServer(query(collection(firestore, path), ...constraints))).data().count;
  markRead(path, priceOf(counted));
  return counted;
}

/**
 * A count and sums over a collection, or over those of its documents that meet the constraints and have every field that
 * is added up. @throws FirebaseError
 */
export async function addUp<Name extends string>(
  path: string,
  sums: Record<Name | 'count', AggregateField<number>>,
  ...constraints: QueryConstraint[]
): Promise<Record<Name | 'count', number>> {
  const [{ collection, getAggregateFromServer, query }, firestore] = await loaded();
  const asked = query(collection(firestore, path), ...constraints);
  const found = (await getAggregateFromServer(asked, sums)).data() as Record<Name | 'count', number>;
  markRead(path, priceOf(found.count));
  return found;
}
