import { rankOf } from '@tempera/domain/orders/slot-order';
import { type DocumentSnapshot, db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { countedAtOnce, type SlotRange, usesIn } from './coupons.store.ts';

/** A thousand slots of a coupon with more, by their ranks. */
export const blockOf = (block: number, maxUses: number): SlotRange => ({
  from: block * countedAtOnce,
  to: Math.min((block + 1) * countedAtOnce, maxUses),
});

export const blockCount = (maxUses: number): number => Math.ceil(maxUses / countedAtOnce);

/** Under another limit the blocks were others. */
function toFull(uses: DocumentSnapshot | undefined, maxUses: number): number[] {
  const { full = [], maxUses: of } = uses?.data() ?? {};
  return of === maxUses ? (full as number[]) : [];
}

/** The blocks of which all slots were taken a moment ago. */
export const readFullBlocks = async (code: string, maxUses: number): Promise<number[]> =>
  toFull(await refs.couponUses(code).get(), maxUses);

const countOf = (code: string, block: number, maxUses: number) =>
  usesIn(code, blockOf(block, maxUses), maxUses).count();

/**
 * Brings what is known of a slot's block in line with its uses. Whether it is full is counted by the transaction that notes it, so
 * a use that is given back meanwhile is either counted, or its own event comes later and takes the note away.
 * @param slot one that was taken or given back
 */
export async function followBlock(code: string, slot: string): Promise<void> {
  const [coupon, uses] = await db().getAll(refs.coupon(code), refs.couponUses(code));
  const maxUses = Number(coupon?.get('maxUses') ?? 0);
  const rank = maxUses > countedAtOnce ? rankOf(slot, maxUses) : null;
  if (rank === null) return;
  const block = Math.floor(rank / countedAtOnce);
  const { from, to } = blockOf(block, maxUses);
  const isFull = (count: number) => count >= to - from;
  const counted = (await countOf(code, block, maxUses).get()).data().count;
  if (isFull(counted) === toFull(uses, maxUses).includes(block)) return;
  await db().runTransaction(async (transaction) => {
    const [stored, now] = [
      await transaction.get(refs.couponUses(code)),
      await transaction.get(countOf(code, block, maxUses)),
    ];
    const others = toFull(stored, maxUses).filter((one) => one !== block);
    const full = isFull(now.data().count) ? [...others, block] : others;
    transaction.set(refs.couponUses(code), { maxUses, full }, { merge: true });
  });
}
