import { isDeepStrictEqual } from 'node:util';
import type { DocumentData } from '../platform/admin.ts';
import { isMissing } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { settleValue } from '../platform/settle-value.ts';
import { sumPurchases } from './orders.store.ts';

/**
 * `totalOrders` of a person, counted, and `totalSpentCents`, summed over the ledger: a repeat is harmless, and writes nothing,
 * since every write reaches the screens that follow the person.
 */
export async function countOrders(uid: string): Promise<void> {
  await settleValue(
    () => sumPurchases(uid),
    async (totals) => {
      const stored = (await refs.user(uid).get()).data();
      if (stored && isDeepStrictEqual({ ...stored, ...totals }, stored)) return;
      try {
        await refs.user(uid).update(totals);
      } catch (error) {
        // Who buys before their first session is counted when that session begins.
        if (!isMissing(error)) throw error;
      }
    },
  );
}

/** Whose orders are to be counted anew after a change of one, or nobody's where as many are completed as before. */
export function buyersToCount(before: DocumentData | undefined, after: DocumentData | undefined): string[] {
  const uids = [before, after].map((order) =>
    order?.status === 'completed' && typeof order.uid === 'string' ? order.uid : null,
  );
  return uids[0] === uids[1] ? [] : [...new Set(uids.filter((uid) => uid !== null))];
}

/** Who paid, or got back, what an entry of the ledger says; those of two where an order has moved to its buyer's account. */
export const payersOf = (...entries: (DocumentData | undefined)[]): string[] => [
  ...new Set(
    entries.flatMap((entry) => (typeof entry?.of?.uid === 'string' ? [entry.of.uid as string] : [])),
  ),
];
