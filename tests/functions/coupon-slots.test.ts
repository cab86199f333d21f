import { slotAt } from '@tempera/domain/orders/slot-order';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseSlot } from '../../functions/src/checkout/choose-slot.ts';
import { countRedemptions, sweepCouponCounts } from '../../functions/src/checkout/count-redemptions.ts';
import { findFreeSlot } from '../../functions/src/checkout/find-free-slot.ts';
import { reactions } from '../../functions/src/checkout/reactions.ts';
import { followBlock } from '../../functions/src/checkout/slot-blocks.store.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { customer } from './support/callers.ts';
import { order, placeOrder, quoteCheckout } from './support/calls.ts';
import { countReads } from './support/count-reads.ts';
import { useGateway } from './support/gateway.ts';
import {
  countDocuments,
  putCoupon,
  putProduct,
  readDocument,
  unique,
  withSettings,
} from './support/store.ts';

useGateway();

const maxUses = 1_234;
let code = '';
beforeEach(() => {
  code = unique('SLOTS').toUpperCase();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const slots = () => db().collection(`coupons/${code}/redemptions`);

async function write(ids: readonly string[], change: 'create' | 'delete'): Promise<void> {
  for (let from = 0; from < ids.length; from += 500) {
    const batch = db().batch();
    for (const id of ids.slice(from, from + 500)) {
      if (change === 'create') batch.create(slots().doc(id), {});
      else batch.delete(slots().doc(id));
    }
    await batch.commit();
  }
}

/** Takes all slots but these. */
async function takeAllBut(free: readonly number[], most = maxUses): Promise<void> {
  const taken = Array.from({ length: most }, (_, n) => n).filter((n) => !free.includes(n));
  await write(taken.map(String), 'create');
}

describe('a free slot of a coupon', () => {
  it.each([7, 100, maxUses])(
    'is found wherever the last ones of %i are, until there is none',
    async (most) => {
      const free = [0, 1, 5, 6, 12, 99, 123, 999, 1_000, 1_233].filter((slot) => slot < most);
      await takeAllBut(free, most);
      const found: number[] = [];
      for (const _ of free) {
        const slot = await findFreeSlot({ code, maxUses: most });
        await slots().doc(String(slot)).create({});
        found.push(Number(slot));
      }
      expect(found.toSorted((a, b) => a - b)).toEqual(free);
      expect(await findFreeSlot({ code, maxUses: most })).toBeNull();
    },
  );

  it('is found at random, so that many who look at once seldom meet', async () => {
    await takeAllBut(Array.from({ length: 200 }, (_, n) => n * 6));
    const found = await Promise.all(Array.from({ length: 20 }, () => findFreeSlot({ code, maxUses })));
    expect(new Set(found).size).toBeGreaterThan(10);
    for (const slot of found) expect(Number(slot) % 6).toBe(0);
  });

  it('is looked for after one guess in vain, however few are said to be taken', async () => {
    await takeAllBut([45], 100);
    await putCoupon({ code, maxUses: 100 });
    const coupon = { code, ...(await readDocument(`coupons/${code}`)) } as Parameters<typeof chooseSlot>[0];
    expect(await chooseSlot(coupon, 'ORD-1', 10, 1)).toBe('45');
  });

  it('is found under a limit that was lowered below slots that are taken', async () => {
    await takeAllBut([45], 1_000);
    await putCoupon({ code, maxUses: 150 });
    const coupon = { code, ...(await readDocument(`coupons/${code}`)) } as Parameters<typeof chooseSlot>[0];
    const outcome = chooseSlot(coupon, 'ORD-1', 149, 0);
    await expect(outcome).rejects.toMatchObject({ refusal: { reason: 'coupon-invalid' } });
    await write(
      Array.from({ length: 850 }, (_, n) => String(n + 150)),
      'delete',
    );
    expect(await chooseSlot(coupon, 'ORD-1', 149, 0)).toBe('45');
  });
});

describe('what is noted of full blocks', () => {
  const noted = async () => (await readDocument(`couponUses/${code}`))?.full ?? [];
  /** Of 1,234 slots the first thousand in the order of text, and the rest. */
  const [inFirst, inSecond] = [slotAt(17, maxUses), slotAt(1_100, maxUses)];

  it('follows the last use of a block, and one that is given back', async () => {
    await putCoupon({ code, maxUses });
    await takeAllBut([Number(inFirst), Number(inSecond)]);
    await followBlock(code, slotAt(5, maxUses));
    expect(await noted()).toEqual([]);
    await slots().doc(inFirst).create({});
    await Promise.all([1, 2, 3].map(() => followBlock(code, inFirst)));
    expect(await noted()).toEqual([0]);
    expect(await findFreeSlot({ code, maxUses })).toBe(inSecond);

    await slots().doc(inFirst).delete();
    await followBlock(code, inFirst);
    expect(await noted()).toEqual([]);
  });

  it('is true whatever is taken and given back at once', async () => {
    await putCoupon({ code, maxUses });
    await takeAllBut([Number(inFirst)]);
    const change = async (what: 'create' | 'delete') => {
      await write([inFirst], what);
      await followBlock(code, inFirst);
    };
    for (let round = 0; round < 5; round++) {
      await write([inFirst], 'create');
      await Promise.all([followBlock(code, inFirst), followBlock(code, '0'), change('delete')]);
      expect(await noted()).not.toContain(0);
    }
    await change('create');
    expect(await noted()).toContain(0);
  });

  it('holds for the limit that it was noted under', async () => {
    await putCoupon({ code, maxUses });
    await takeAllBut([Number(inSecond)]);
    await followBlock(code, inFirst);
    expect(await noted()).toEqual([0]);
    await db().doc(`coupons/${code}`).update({ maxUses: 3_000 });
    expect(Number(await findFreeSlot({ code, maxUses: 3_000 }))).toSatisfy(
      (slot: number) => slot === Number(inSecond) || slot >= maxUses,
    );
  });

  it('is nothing of a coupon of a thousand or none, a slot beyond the limit, and a coupon that is gone', async () => {
    await putCoupon({ code, maxUses: 1_000 });
    await followBlock(code, '3');
    await db().doc(`coupons/${code}`).update({ maxUses });
    await followBlock(code, '5000');
    await followBlock(code, 'ORD-1');
    await followBlock(unique('GONE'), '3');
    expect(await readDocument(`couponUses/${code}`)).toBeUndefined();
  });
});

describe('an order with a coupon of ten thousand uses', () => {
  const most = 10_000;
  const follow = (id: string) =>
    reactions['coupons/redemptions']?.({
      eventId: id,
      id,
      parent: code,
      before: undefined,
      after: {},
      writtenAt: undefined,
      at: 0,
    });

  it('reads as much whether none or nearly all are taken, and is refused exactly at the limit', async () => {
    const slug = await putProduct({ priceCents: 0 });
    await putCoupon({ code, maxUses: most });
    const all = Array.from({ length: most }, (_, rank) => slotAt(rank, most));
    const last = [all[4_321], all[8_765], all[8_766]] as string[];
    const buy = () => placeOrder(order({ slugs: [slug], couponCode: code, paymentToken: null }), customer());
    await withSettings({}, async () => {
      const free = await countReads(buy);
      const quoted = await countReads(() => quoteCheckout({ slugs: [slug], couponCode: code }));
      await write(
        (await slots().select().get()).docs.map(({ id }) => id),
        'delete',
      );

      await write(
        all.filter((slot) => !last.includes(slot)),
        'create',
      );
      for (let block = 0; block < 10; block++) await follow(all[block * 1_000] as string);
      await sweepCouponCounts();
      expect(await readDocument(`coupons/${code}`)).toMatchObject({ usedCount: most - last.length });
      expect(await readDocument(`couponUses/${code}`)).toMatchObject({
        full: expect.toSatisfy((full: number[]) => full.length === 8),
        countDueAt: null,
      });

      const nearly = await countReads(buy);
      expect(nearly.result).toHaveProperty('ok');
      // What is noted, one block or both, and ten halves.
      expect(nearly.reads - free.reads).toBeLessThanOrEqual(13);
      const after = await countReads(() => quoteCheckout({ slugs: [slug], couponCode: code }));
      expect(after.reads).toBe(quoted.reads);
      // An event costs as much for the last use as for the first.
      expect((await countReads(async () => follow(all[0] as string))).reads).toBeLessThanOrEqual(6);

      const outcomes = await Promise.all(Array.from({ length: 10 }, buy));
      expect(outcomes.filter((outcome) => 'ok' in outcome)).toHaveLength(2);
      expect(await countDocuments(`coupons/${code}/redemptions`)).toBe(most);
      await Promise.all(last.map(follow));
      await sweepCouponCounts();
      const refused = await countReads(buy);
      expect(refused.result).toMatchObject({ refused: { reason: 'coupon-invalid' } });
      expect(refused.reads).toBeLessThanOrEqual(free.reads);
    });
  });
});

describe('how often a coupon of many uses was used', () => {
  it('is counted once for all orders of a minute, and again for those that came meanwhile', async () => {
    await putCoupon({ code });
    await write(
      Array.from({ length: 1_500 }, (_, n) => `ORD-${n}`),
      'create',
    );
    const used = async () => (await readDocument(`coupons/${code}`))?.usedCount;
    await Promise.all([1, 2, 3, 4].map(() => countRedemptions(code)));
    expect(await used()).toBe(0);
    await sweepCouponCounts();
    expect(await used()).toBe(1_500);
    await slots().doc('ORD-0').delete();
    await sweepCouponCounts();
    expect(await used()).toBe(1_500);
    await countRedemptions(code);
    await sweepCouponCounts();
    expect(await used()).toBe(1_499);
  });

  it('is counted later where a sweep has died, whatever came meanwhile', async () => {
    await putCoupon({ code });
    await write(
      Array.from({ length: 1_001 }, (_, n) => `ORD-${n}`),
      'create',
    );
    await countRedemptions(code);
    const dead = vi.spyOn(Object.getPrototypeOf(slots().count()) as { get: () => Promise<unknown> }, 'get');
    dead.mockRejectedValueOnce(new Error('killed'));
    await expect(sweepCouponCounts()).rejects.toThrow('killed');
    dead.mockRestore();
    await sweepCouponCounts();
    expect((await readDocument(`coupons/${code}`))?.usedCount).toBe(0);
    vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 6 * 60_000);
    await sweepCouponCounts();
    expect((await readDocument(`coupons/${code}`))?.usedCount).toBe(1_001);
  });
});
