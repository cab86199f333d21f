import { isDeepStrictEqual } from 'node:util';
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
