import { isDeepStrictEqual } from 'node:util';
import type { DocumentData } from '../platform/admin.ts';
import { isMissing } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { settleValue } from '../platform/settle-value.ts';
import { sumCompletedOrders } from './orders.store.ts';

/**
 * `totalOrders` and `totalSpentCents` of a person, summed over their completed orders: a repeat is harmless, and writes nothing,
 * since every write reaches the screens that follow the person.
 */
export async function countOrders(uid: string): Promise<void> {
  await settleValue(
    () => sumCompletedOrders(uid),
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

/** Whose orders are to be counted anew after a change of one, or nobody's where nothing of it counts. */
export function buyersToCount(before: DocumentData | undefined, after: DocumentData | undefined): string[] {
  const counted = [before, after].map((order) =>
    order?.status === 'completed' && typeof order.uid === 'string' ? order : null,
  );
  const [was, is] = counted;
  if (was?.uid === is?.uid && (was?.refundedCents ?? 0) === (is?.refundedCents ?? 0)) return [];
  return [...new Set(counted.flatMap((order) => (order ? [order.uid as string] : [])))];
}
