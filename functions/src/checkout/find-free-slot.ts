import type { Coupon } from '@tempera/domain/orders/coupon';
import { numbersBelow, prefixesBelow } from '@tempera/domain/orders/slot-prefix';
import { countSlots } from './coupons.store.ts';

type Limited = Pick<Coupon, 'code' | 'maxUses'>;

/** A prefix of slots' numbers: how many slots begin so and are taken, and how many are free. */
interface Branch {
  prefix: string;
  taken: number;
  free: number;
}

/** One of them at random, each as likely as it has free slots; undefined where none has any. */
function byFree(choices: readonly Branch[]): Branch | undefined {
  const sum = choices.reduce((total, { free }) => total + free, 0);
  let left = Math.random() * sum;
  return choices.find(({ free }) => {
    left -= free;
    return free > 0 && left < 0;
  });
}

const branchesBelow = ({ code, maxUses }: Limited, prefix: string): Promise<Branch[]> =>
  Promise.all(
    prefixesBelow(prefix, maxUses).map(async (one) => {
      const taken = await countSlots(code, one);
      return { prefix: one, taken, free: Math.max(0, numbersBelow(one, maxUses) - taken) };
    }),
  );

/**
 * A free slot at random, by counting along the digits of its number instead of listing what is taken: ten counts for each digit, each of
 * which costs a read for a thousand slots.
 * @returns null where all are taken; undefined where it can't be said: others took slots meanwhile, or some are beyond a limit that was lowered
 */
export async function findFreeSlot(coupon: Limited): Promise<string | null | undefined> {
  const first = byFree(await branchesBelow(coupon, ''));
  if (!first) return null;
  let at = first;
  for (;;) {
    const { prefix, taken } = at;
    const below = await branchesBelow(coupon, prefix);
    const further = below.reduce((sum, one) => sum + one.taken, 0);
    // The slot with just this number is taken if more begin so than go on.
    const itself = { prefix, taken: 0, free: taken > further ? 0 : 1 };
    const chosen = byFree([itself, ...below]);
    if (!chosen || chosen === itself) return chosen?.prefix;
    at = chosen;
  }
}
