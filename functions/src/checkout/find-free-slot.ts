import type { Coupon } from '@tempera/domain/orders/coupon';
import { slotAt } from '@tempera/domain/orders/slot-order';
import { type SlotRange, usesIn } from './coupons.store.ts';
import { blockCount, blockOf, readFullBlocks } from './slot-blocks.store.ts';

type Limited = Pick<Coupon, 'code' | 'maxUses'>;

const countUses = async ({ code, maxUses }: Limited, range: SlotRange): Promise<number> =>
  (await usesIn(code, range, maxUses).count().get()).data().count;

/** In an order of chance, so that many who look at once seldom meet. */
function shuffled(blocks: number[]): number[] {
  for (let left = blocks.length; left > 1; left--) {
    const at = Math.floor(Math.random() * left);
    [blocks[at], blocks[left - 1]] = [blocks[left - 1] as number, blocks[at] as number];
  }
  return blocks;
}

/** A free slot of a range, each as likely: the range is halved, and the uses of one half counted, until one slot is left. */
async function findIn(coupon: Limited, range: SlotRange, taken: number): Promise<string> {
  let { from, to } = range;
  let uses = taken;
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    const lower = await countUses(coupon, { from, to: middle });
    const upper = Math.max(0, uses - lower);
    const [lowerFree, upperFree] = [Math.max(0, middle - from - lower), Math.max(0, to - middle - upper)];
    // Where others took the last ones meanwhile the slot that comes out is taken, and whoever wants it looks anew.
    if (Math.random() * (lowerFree + upperFree) < lowerFree) [to, uses] = [middle, lower];
    else [from, uses] = [middle, upper];
  }
  return slotAt(from, coupon.maxUses);
}

/**
 * A free slot at random, by counting instead of listing what is taken. Up to a thousand slots are counted by one read: a block of them
 * that is not full, then its halves, which is ten more. Of larger coupons it is noted which blocks are full (`followBlock`); one that has
 * filled up since costs a read to find out.
 * @returns null where all are taken
 */
export async function findFreeSlot(coupon: Limited): Promise<string | null> {
  const { code, maxUses } = coupon;
  const count = blockCount(maxUses);
  const full = new Set(count > 1 ? await readFullBlocks(code, maxUses) : []);
  const open = Array.from({ length: count }, (_, block) => block).filter((block) => !full.has(block));
  for (const block of shuffled(open)) {
    const range = blockOf(block, maxUses);
    const taken = await countUses(coupon, range);
    if (taken < range.to - range.from) return findIn(coupon, range, taken);
  }
  return null;
}
