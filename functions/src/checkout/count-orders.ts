import { isMissing } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { settleValue } from '../platform/settle-value.ts';
import { sumCompletedOrders } from './orders.store.ts';

/** `totalOrders` and `totalSpentCents` of a person, summed over their completed orders: a repeat is harmless. */
export async function countOrders(uid: string): Promise<void> {
  await settleValue(
    () => sumCompletedOrders(uid),
    async (totals) => {
      try {
        await refs.user(uid).update(totals);
      } catch (error) {
        // Who buys before their first session is counted when that session begins.
        if (!isMissing(error)) throw error;
      }
    },
  );
}
