import { z } from 'zod';
import { RefusalError } from '../calls/reasons.ts';
import { type Cents, type Currency, cents, share, toBasisPoints } from '../money/money.ts';

export const couponTypes = ['percentage', 'fixed', 'shipping'] as const;
export const couponStatuses = ['active', 'inactive', 'expired'] as const;

/** A code as it is stored: trimmed, upper case, safe as a document id. */
export const couponCodeSchema = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .transform((code) => code.toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9_-]*$/));

/** Percents are whole basis points. */
const hasTwoDecimals = (value: number) => toBasisPoints(value) / 100 === value;

/**
 * `coupons/{CODE}`. `value` is percent with two decimals at most (0.01 to 100) for `percentage`, cents for `fixed`, 0 for
 * `shipping`. `maxUses` 0 is unlimited; `expiryDate` is in milliseconds here and a timestamp in Firestore, null without an
 * end.
 */
export const couponSchema = z.object({
  code: couponCodeSchema,
  description: z.string().trim().max(200),
  type: z.enum(couponTypes),
  value: z.number().min(0).max(1_000_000).refine(hasTwoDecimals),
  minAmountCents: z.number().int().min(0).max(100_000_000),
  maxUses: z.number().int().min(0).max(1_000_000),
  usedCount: z.number().int().min(0),
  expiryDate: z.number().nullable(),
  status: z.enum(couponStatuses),
});
export type Coupon = z.infer<typeof couponSchema>;

/** What each type may take off, mirrored by the rules: percent, cents, or nothing for `shipping`. */
export function isCouponValue(type: Coupon['type'], value: number): boolean {
  if (type === 'percentage') return value >= 0.01 && value <= 100 && hasTwoDecimals(value);
  if (!Number.isInteger(value)) return false;
  if (type === 'fixed') return value >= 1 && value <= 1_000_000;
  return value === 0;
}

/** Whether its day is over at a moment (milliseconds); one without an end goes on. */
export const isOver = ({ expiryDate }: Pick<Coupon, 'expiryDate'>, now: number): boolean =>
  expiryDate !== null && expiryDate <= now;

/** How a coupon stands at a moment (milliseconds): past its date it has expired, whether or not the schedule has come by. */
export function standingOf({ status, expiryDate }: Pick<Coupon, 'status' | 'expiryDate'>, now: number) {
  return status !== 'inactive' && isOver({ expiryDate }, now) ? 'expired' : status;
}

/**
 * Refuses a coupon that may not be used for this subtotal at this moment.
 * A minimum is told in the store's currency.
 * @throws RefusalError `coupon-invalid` or `coupon-minimum`
 */
export function assertUsable(
  coupon: Coupon | undefined,
  subtotal: Cents,
  now: number,
  currency: Currency,
): asserts coupon is Coupon {
  if (coupon?.status !== 'active' || isOver(coupon, now)) {
    throw new RefusalError('coupon-invalid');
  }
  if (subtotal < coupon.minAmountCents) {
    throw new RefusalError('coupon-minimum', { minAmountCents: coupon.minAmountCents, currency });
  }
}

/** What the coupon takes off: at most the subtotal, never below 0. */
export function discountFor(coupon: Pick<Coupon, 'type' | 'value'>, subtotal: Cents): Cents {
  if (coupon.type === 'percentage') return share(subtotal, toBasisPoints(Math.min(coupon.value, 100)));
  if (coupon.type === 'fixed') return cents(Math.min(coupon.value, subtotal));
  return cents(0);
}
