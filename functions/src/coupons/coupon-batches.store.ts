import { randomBytes } from 'node:crypto';
import type { Coupon } from '@tempera/domain/orders/coupon';
import { db } from '../platform/admin.ts';
import { isAlreadyThere } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, serverTime } from '../platform/timestamps.ts';

/** `couponBatches/{id}`: which codes a call makes. The secret makes them, so nobody but functions reads it. */
export interface CouponBatch {
  prefix: string;
  count: number;
  secret: string;
  coupon: Pick<
    Coupon,
    | 'description'
    | 'type'
    | 'value'
    | 'minAmountCents'
    | 'firstOrderOnly'
    | 'products'
    | 'categories'
    | 'startDate'
    | 'expiryDate'
  >;
}

/** Writes a batch down, with its audit entry, before its first coupon is made; one that is there already stays. */
export async function openBatch(
  id: string,
  batch: Omit<CouponBatch, 'secret'>,
  audit: object,
): Promise<CouponBatch> {
  const opened = { ...batch, secret: randomBytes(32).toString('hex') };
  const commit = db().batch();
  commit.create(refs.couponBatch(id), { ...opened, at: serverTime() });
  commit.create(refs.auditEntry(`coupons-${id}`), { ...audit, at: serverTime() });
  try {
    await commit.commit();
    return opened;
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    return (await refs.couponBatch(id).get()).data() as CouponBatch;
  }
}

const timeOf = (ms: number | null) => (ms === null ? null : fromMillis(ms));

/** So many coupons are written at once. */
const chunkSize = 250;

/** Makes the coupons of these codes, a chunk at a time; a chunk that an earlier call has made stays as it is by now. */
export async function createCoupons(codes: readonly string[], coupon: CouponBatch['coupon']): Promise<void> {
  for (let first = 0; first < codes.length; first += chunkSize) {
    const batch = db().batch();
    for (const code of codes.slice(first, first + chunkSize)) {
      batch.create(refs.coupon(code), {
        ...coupon,
        startDate: timeOf(coupon.startDate ?? null),
        expiryDate: timeOf(coupon.expiryDate),
        perCustomer: 1,
        maxUses: 1,
        usedCount: 0,
        status: 'active',
        createdDate: serverTime(),
      });
    }
    try {
      await batch.commit();
    } catch (error) {
      if (!isAlreadyThere(error)) throw error;
    }
  }
}
