import { createHash } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/refuse';
import type { GenerateCouponsOutput, generateCouponsInput } from '@tempera/domain/orders/coupon-calls';
import type { z } from 'zod';
import type { CallAuth } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { loadManager } from '../platform/manager.ts';
import { createCoupons, openBatch } from './coupon-batches.store.ts';
import { makeCodes } from './make-codes.ts';

/**
 * Creates coupons of one use each, with codes that nobody guesses. The same key gives the same codes and finishes what
 * an earlier call left unfinished.
 * @throws RefusalError those of `loadManager`; `invalid-input` for a day that is over
 */
export async function generateCoupons(
  input: z.output<typeof generateCouponsInput>,
  auth: CallAuth | null,
): Promise<GenerateCouponsOutput> {
  const by = await loadManager(auth);
  const { idempotencyKey, prefix, count, ...coupon } = input;
  if (coupon.expiryDate <= clock.now()) throw new RefusalError('invalid-input', { field: 'expiryDate' });
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
