import { isDeepStrictEqual } from 'node:util';
import {
  addContribution,
  type Contribution,
  contributionOf,
  contributionOfChange,
  contributionOfEntry,
  firstOrderOf,
  type Sums,
} from '@tempera/domain/reports/stats';
import type { DocumentData, DocumentSnapshot, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';
import { countedChange, countedEntry, toCounted } from './sales.store.ts';

/** What an order, a buyer, an entry of the ledger or a change of a plan adds as it stands now. `seen` is the moment of that state. */
interface Standing {
  marker: DocumentSnapshot;
  what: Contribution | null;
  seen: Timestamp;
}

/** `getAll` takes no empty list. */
const getAll = async (documents: FirebaseFirestore.DocumentReference[]) =>
  documents.length === 0 ? [] : db().getAll(...documents);

/** What a person's first completed order adds. */
async function standingOfBuyer(marker: DocumentSnapshot): Promise<Standing> {
  const found = await refs
    .orders()
    .where('uid', '==', marker.id)
    .where('status', '==', 'completed')
    .orderBy('date')
    .limit(1)
    .select('date')
    .get();
  const date = toMillis(found.docs[0]?.data().date);
  return { marker, what: date === null ? null : firstOrderOf(date), seen: found.readTime };
}

/** What is to be counted. */
interface Countable {
  orderIds: readonly string[];
  uids: readonly string[];
  entryIds: readonly string[];
  changeIds: readonly string[];
}

/**
 * The markers of these with what each adds now. The markers are read first: whoever counts something
 * newer in between has written the marker since.
 */
export async function readStandings({ orderIds, uids, entryIds, changeIds }: Countable): Promise<Standing[]> {
  const [markers, buyers, booked, turned] = await Promise.all([
    getAll(orderIds.map((id) => refs.countedOrders().doc(id))),
    getAll(uids.map((uid) => refs.countedBuyers().doc(uid))),
    getAll(entryIds.map((id) => refs.countedEntries().doc(id))),
    getAll(changeIds.map((id) => refs.countedChanges().doc(id))),
  ]);
  const [orders, entries, changes] = await Promise.all([
    getAll(orderIds.map((id) => refs.order(id))),
    getAll(entryIds.map((id) => refs.ledgerEntry(id))),
    getAll(changeIds.map((id) => refs.planChanges().doc(id))),
  ]);
  const ofOrders = markers.map((marker, index): Standing => {
    const order = orders[index] as DocumentSnapshot;
    const counted = toCounted(order);
    return { marker, what: counted && contributionOf(counted), seen: order.updateTime ?? order.readTime };
  });
  /** What was written once and stays, beside its marker. */
  const standing =
    <T>(
      found: readonly DocumentSnapshot[],
      read: (data: DocumentData | undefined) => T | null,
      add: (one: T) => Contribution | null,
    ) =>
    (marker: DocumentSnapshot, index: number): Standing => {
      const one = found[index] as DocumentSnapshot;
      const counted = read(one.data());
      return { marker, what: counted && add(counted), seen: one.updateTime ?? one.readTime };
    };
  const ofEntries = booked.map(standing(entries, countedEntry, contributionOfEntry));
  const ofChanges = turned.map(standing(changes, countedChange, contributionOfChange));
  return [...ofOrders, ...ofEntries, ...ofChanges, ...(await Promise.all(buyers.map(standingOfBuyer)))];
}

/**
 * Writes the markers that stand differently now and adds up what changes with them. Each asks that nobody has written it
 * meanwhile; a state that adds the same as one before is noted too, so that a straggler with a state from between
 * finds the marker changed.
 * @param parts into which products are laid
 */
export function putMarkers(batch: WriteBatch, standings: readonly Standing[], parts: number): Sums {
  const sums: Sums = new Map();
  for (const { marker, what, seen } of standings) {
    const before = marker.data();
    const isSame = isDeepStrictEqual(before?.what ?? null, what);
    if (before && isSame && seen.isEqual(before.seen)) continue;
    const now = { day: what?.day ?? null, what, seen };
    if (marker.updateTime) batch.update(marker.ref, now, { lastUpdateTime: marker.updateTime });
    else batch.create(marker.ref, now);
    if (isSame) continue;
    if (before?.what) addContribution(sums, before.what, -1, parts);
    if (what) addContribution(sums, what, 1, parts);
  }
  return sums;
}
