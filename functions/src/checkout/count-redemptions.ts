import { clock } from '../platform/clock.ts';
import { isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { settleValue } from '../platform/settle-value.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';
import { countedAtOnce, countTaken } from './coupons.store.ts';

async function writeCount(code: string, usedCount: number): Promise<void> {
  try {
    await refs.coupon(code).update({ usedCount });
  } catch (error) {
    // The coupon may have been deleted with its redemptions still there.
    if (!isMissing(error)) throw error;
  }
}

/** Has the next sweep count a coupon. One that is being counted, whose mark lies ahead, is counted once more. */
async function markDue(code: string): Promise<void> {
  const dueAt = toMillis((await refs.couponUses(code).get()).data()?.countDueAt);
  const now = clock.now();
  if (dueAt === null || dueAt > now)
    await refs.couponUses(code).set({ countDueAt: fromMillis(now) }, { merge: true });
}

/**
 * `usedCount` of a coupon is the number of its slots taken; counted, never added to, so that a repeat is harmless. While one read counts
 * them it is done at once; after that `sweepCouponCounts` does it, once for all orders of a minute.
 */
export async function countRedemptions(code: string): Promise<void> {
  await settleValue(
    () => countTaken(code),
    (taken) => (taken < countedAtOnce ? writeCount(code, taken) : markDue(code)),
  );
}

/** Whoever dies while they count is followed by the next sweep after that; milliseconds. */
const lease = 5 * 60_000;
/** So many in one run; the next one is a minute away. */
const atOnce = 100;

/** Counts the coupons of many uses that orders have used, or given back, since they were counted last. @returns how many */
export async function sweepCouponCounts(): Promise<number> {
  const now = clock.now();
  const due = await refs
    .allCouponUses()
    .where('countDueAt', '<=', fromMillis(now))
    .orderBy('countDueAt')
    .limit(atOnce)
    .get();
  for (const { ref } of due.docs) {
    // Before anything is counted, so that what is used from now on asks for another count.
    const { writeTime } = await ref.update({ countDueAt: fromMillis(now + lease) });
    await settleValue(
      async () => (await refs.redemptions(ref.id).count().get()).data().count,
      (usedCount) => writeCount(ref.id, usedCount),
    );
    try {
      await ref.update({ countDueAt: null }, { lastUpdateTime: writeTime });
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
  return due.size;
}
