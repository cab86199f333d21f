import { couponSchema } from '@tempera/domain/orders/coupon';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseSlot } from '../../functions/src/checkout/choose-slot.ts';
import { findFreeSlot } from '../../functions/src/checkout/find-free-slot.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { unique } from './support/store.ts';

const maxUses = 1_234;
let code = '';
beforeEach(() => {
  code = unique('SLOTS').toUpperCase();
});

const slots = () => db().collection(`coupons/${code}/redemptions`);

/** Takes all slots but these. */
async function takeAllBut(free: readonly number[], most = maxUses): Promise<void> {
  const taken = Array.from({ length: most }, (_, n) => n).filter((n) => !free.includes(n));
  for (let from = 0; from < taken.length; from += 500) {
    const batch = db().batch();
    for (const n of taken.slice(from, from + 500)) batch.create(slots().doc(String(n)), {});
    await batch.commit();
  }
}

describe('a free slot of a coupon', () => {
  it('is found wherever the last ones are, until there is none', async () => {
    const free = [0, 1, 12, 123, 999, 1_000, 1_233];
    await takeAllBut(free);
    const found: number[] = [];
    for (const _ of free) {
      const slot = await findFreeSlot({ code, maxUses });
      await slots().doc(String(slot)).create({});
      found.push(Number(slot));
    }
    expect(found.toSorted((a, b) => a - b)).toEqual(free);
    expect(await findFreeSlot({ code, maxUses })).toBeNull();
  });

  it('is found at random, so that many who look at once seldom meet', async () => {
    await takeAllBut(Array.from({ length: 200 }, (_, n) => n * 6));
    const found = await Promise.all(Array.from({ length: 20 }, () => findFreeSlot({ code, maxUses })));
    expect(new Set(found).size).toBeGreaterThan(10);
    for (const slot of found) expect(Number(slot) % 6).toBe(0);
  });

  it('is found under a limit that was lowered below slots that are taken', async () => {
    await takeAllBut([45], 1_000);
    const coupon = couponSchema.parse({
      code,
      description: '',
      type: 'percentage',
      value: 10,
      minAmountCents: 0,
      maxUses: 150,
      usedCount: 999,
      status: 'active',
      startDate: null,
      expiryDate: null,
      createdDate: 0,
    });
    const outcome = chooseSlot(coupon, 'ORD-1', 149, 0);
    await expect(outcome).rejects.toMatchObject({ refusal: { reason: 'coupon-invalid' } });
    for (let n = 150; n < 1_000; n += 1) await slots().doc(String(n)).delete();
    expect(await chooseSlot(coupon, 'ORD-1', 149, 0)).toBe('45');
  });
});
