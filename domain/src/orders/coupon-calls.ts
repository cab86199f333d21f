import { z } from 'zod';
import { idempotencyKeySchema } from '../calls/idempotency-key.ts';
import { couponSchema, couponTypes, isCouponValue } from './coupon.ts';

/** What goes into and comes out of the callable that makes many coupons at once; as `calls.ts`. */

export const couponsAtOnce = 500;

/** The beginning of each code; a dash and what nobody guesses follow. */
export const couponPrefixSchema = z
  .string()
  .max(200)
  .transform((prefix) => prefix.trim().toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9_]{0,19}$/));

/** A moment in milliseconds; null is never. */
const moment = z.number().int().min(0).max(8_640_000_000_000).nullable();
const { products, categories } = couponSchema.shape;

/**
 * Codes of one use each; `value` and what they are for as `couponSchema` has it. An older page says nothing of that. The same
 * key is the same codes.
 */
export const generateCouponsInput = z
  .object({
    idempotencyKey: idempotencyKeySchema,
    prefix: couponPrefixSchema,
    count: z.number().int().min(1).max(couponsAtOnce),
    description: z
      .string()
      .max(200)
      .transform((text) => text.toWellFormed().trim()),
    type: z.enum(couponTypes),
    value: z.number(),
    minAmountCents: z.number().int().min(0).max(100_000_000),
    firstOrderOnly: z.boolean().default(false),
    products: products.default([]),
    categories: categories.default([]),
    startDate: moment.default(null),
    expiryDate: moment,
  })
  .refine(({ type, value }) => isCouponValue(type, value), { path: ['value'] });
export type GenerateCouponsInput = z.input<typeof generateCouponsInput>;
export interface GenerateCouponsOutput {
  codes: string[];
}
