import { isFirst, type Tally, type TallyKind, tallyPath } from '@tempera/domain/people/tally';
import {
  doc,
  type Firestore,
  getDoc,
  increment,
  serverTimestamp,
  Timestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';

/** Documents that count, by their paths. */
const counted: [RegExp, TallyKind][] = [
  [/^users\/[^/]+\/wishlist\/[^/]+$/, 'wishlist'],
  [/^users\/[^/]+\/blocks\/[^/]+$/, 'blocks'],
  [/^abuseReports\/[^/]+$/, 'abuseReports'],
  [/^chats\/[^/]+$/, 'chats'],
];

/** What a document of this path is counted as; undefined for what has no limit. */
export const kindOf = (path: string): TallyKind | undefined =>
  counted.find(([pattern]) => pattern.test(path))?.[1];

/** Those who answer customers, whose messages and conversations nobody counts. */
const free = ['staff', 'admin', 'owner'];

/** Counts what a batch writes as `last`, as the store's screens do; `by` is who writes. */
export async function count(
  batch: WriteBatch,
  db: Firestore,
  by: string,
  kind: TallyKind,
  last: string,
): Promise<void> {
  if ((kind === 'rooms' || kind === 'messages') && free.includes(by)) return;
  const ref = doc(db, tallyPath(by, kind));
  const found = await getDoc(ref).then(
    (snapshot) => snapshot.data(),
    () => undefined,
  );
  const tally = found ? ({ ...found, since: found.since.toMillis() } as Tally) : null;
  const at = { at: serverTimestamp(), last };
  if (isFirst(kind, tally, Date.now())) batch.set(ref, { count: 1, since: serverTimestamp(), ...at });
  else batch.update(ref, { count: increment(1), ...at });
}

/** The same for what one commit writes. */
export async function commitCounted(
  db: Firestore,
  by: string,
  kind: TallyKind,
  last: string,
  write: (batch: WriteBatch) => unknown,
): Promise<void> {
  const batch = writeBatch(db);
  write(batch);
  await count(batch, db, by, kind, last);
  await batch.commit();
}

/** A tally that stands at so many, begun so many minutes ago. */
export function tallyOf(number: number, minutesAgo = 1) {
  const since = Timestamp.fromMillis(Date.now() - minutesAgo * 60_000);
  return { count: number, since, at: since, last: 'before' };
}
