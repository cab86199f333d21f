import { isMissing } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { settleValue } from '../platform/settle-value.ts';

/** `usedCount` of a coupon is the number of its slots taken; counted, never added to, so that a repeat is harmless. */
export async function countRedemptions(code: string): Promise<void> {
  await settleValue(
    async () => (await refs.redemptions(code).count().get()).data().count,
    async (usedCount) => {
      try {
        await refs.coupon(code).update({ usedCount });
      } catch (error) {
        // The coupon may have been deleted with its redemptions still there.
        if (!isMissing(error)) throw error;
      }
    },
  );
}
