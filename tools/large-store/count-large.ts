import {
  addContribution,
  type Contribution,
  contributionOf,
  contributionOfEntry,
  firstOrderOf,
  type Sums,
  toDocuments,
} from '@tempera/domain/reports/stats';
import type {
  DocumentReference,
  Firestore,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { withStore } from '../../emulators/seed/open-store.ts';
import { countedEntry, countedFields } from '../../functions/src/stats/sales.store.ts';

/** Documents in one commit, as in seed-large.ts. */
const together = 500;

interface Counted {
  ref: DocumentReference;
  what: Contribution | null;
  seen: Timestamp;
}

/** What each order adds, and each buyer's first completed one. */
function countAll(db: Firestore, orders: readonly QueryDocumentSnapshot[], readTime: Timestamp): Counted[] {
  const first = new Map<string, number>();
  const counted = orders.map((order): Counted => {
    const fields = countedFields(order.data());
    const uid = String(order.get('uid'));
    if (fields.status === 'completed' && fields.date > 0)
      first.set(uid, Math.min(fields.date, first.get(uid) ?? fields.date));
    return {
      ref: db.doc(`stats/sales/counted/${order.id}`),
      what: contributionOf(fields),
      seen: order.updateTime,
    };
  });
  const buyers = [...first].map(([uid, date]) => ({
    ref: db.doc(`stats/sales/buyers/${uid}`),
    what: firstOrderOf(date),
    seen: readTime,
  }));
  return [...counted, ...buyers];
}

const countEntry = (db: Firestore, entry: QueryDocumentSnapshot): Counted => {
  const counted = countedEntry(entry.data());
  return {
    ref: db.doc(`stats/sales/booked/${entry.id}`),
    what: counted && contributionOfEntry(counted),
    seen: entry.updateTime,
  };
};

/**
 * Counts every order and every entry of the ledger of a store at rest from nothing, all at once. `rebuildStats` asks for each buyer's first order, which the
 * emulator answers by looking at all orders: minutes where there are thousands of both. `npm run stats:check` compares.
 * @param parts into which products are laid
 */
export async function countLarge(parts: number): Promise<void> {
  await withStore(async ({ db }) => {
    const { docs, readTime } = await db.collection('orders').get();
    const ledger = await db.collection('ledger').get();
    const counted = [...countAll(db, docs, readTime), ...ledger.docs.map((entry) => countEntry(db, entry))];
    const sums: Sums = new Map();
    for (const { what } of counted) if (what) addContribution(sums, what, 1, parts);
    for (let first = 0; first < counted.length; first += together) {
      const batch = db.batch();
      for (const { ref, what, seen } of counted.slice(first, first + together))
        batch.set(ref, { day: what?.day ?? null, what, seen });
      await batch.commit();
    }
    for (const [path, figures] of toDocuments(sums)) await db.doc(`stats/sales/${path}`).set(figures);
  });
}
