import { createHash, createHmac } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { isOver } from '@tempera/domain/orders/coupon';
import type { GenerateCouponsOutput, generateCouponsInput } from '@tempera/domain/orders/coupon-calls';
import type { z } from 'zod';
import type { CallAuth } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { loadManager } from '../platform/manager.ts';
import { createCoupons, openBatch } from './coupon-batches.store.ts';

/** Letters and digits that nobody mistakes for another; 32, so that five bits choose one. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Sixty bits: nobody guesses one, and no two of a store are the same. */
const length = 12;

/**
 * The codes of a batch, always the same for its secret: whoever goes on with a batch that broke off makes no other ones.
 * Without the secret none tells of the next.
 */
export function makeCodes(prefix: string, count: number, secret: string): string[] {
  return Array.from({ length: count }, (_, index) => {
    const bytes = createHmac('sha256', secret).update(String(index)).digest().subarray(0, length);
    return `${prefix}-${[...bytes].map((byte) => alphabet[byte % 32]).join('')}`;
  });
}

/**
 * Creates coupons of one use each, with codes that nobody guesses. The same key gives the same codes and finishes what
 * an earlier call left unfinished.
 * @throws RefusalError those of `loadManager`; `invalid-input` for a day that is over, or before the first
 */
export async function generateCoupons(
  input: z.output<typeof generateCouponsInput>,
  auth: CallAuth | null,
): Promise<GenerateCouponsOutput> {
  const by = await loadManager(auth);
  const { idempotencyKey, prefix, count, ...coupon } = input;
  const { startDate, expiryDate } = coupon;
  const isNever = expiryDate !== null && startDate !== null && expiryDate <= startDate;
  if (isNever || isOver(coupon, clock.now()))
    throw new RefusalError('invalid-input', { field: 'expiryDate' });
  const id = createHash('sha256').update(`${by.byId}:${idempotencyKey}`).digest('hex').slice(0, 32);
  const batch = await openBatch(
    id,
    { prefix, count, coupon },
    {
      action: 'coupons.generated',
      ...by,
      targetId: id,
      targetName: prefix,
      details: { count },
    },
  );
  const codes = makeCodes(batch.prefix, batch.count, batch.secret);
  await createCoupons(codes, batch.coupon);
  logs.couponsGenerated(codes.length);
  return { codes };
}
