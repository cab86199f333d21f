import { z } from 'zod';
import { RefusalError } from '../calls/reasons.ts';
import { slugSchema } from '../catalogue/slug.ts';
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

/** So often may one customer use a coupon at most, unless they may without end. */
export const mostPerCustomer = 100;
/** A coupon names so many products and categories at most. */
export const couponScope = { products: 50, categories: 20 } as const;

/**
 * `coupons/{CODE}`. `value` is percent with two decimals at most (0.01 to 100) for `percentage`, cents for `fixed`, 0 for
 * `shipping`. `maxUses` and `perCustomer` 0 are unlimited; `expiryDate` and `startDate` are in milliseconds here and
 * timestamps in Firestore, null without an end or a beginning. With `products` or `categories` (slugs) it is for these
 * alone. Older coupons lack all that is optional: they are for anything, for anybody, as often as they like.
 */
export const couponSchema = z.object({
  code: couponCodeSchema,
  description: z.string().trim().max(200),
  type: z.enum(couponTypes),
  value: z.number().min(0).max(1_000_000).refine(hasTwoDecimals),
  minAmountCents: z.number().int().min(0).max(100_000_000),
  maxUses: z.number().int().min(0).max(1_000_000),
  usedCount: z.number().int().min(0),
  perCustomer: z.number().int().min(0).max(mostPerCustomer).optional(),
  firstOrderOnly: z.boolean().optional(),
  products: z.array(slugSchema).max(couponScope.products).optional(),
  categories: z.array(slugSchema).max(couponScope.categories).optional(),
  startDate: z.number().nullable().optional(),
  expiryDate: z.number().nullable(),
  status: z.enum(couponStatuses),
});
export type Coupon = z.infer<typeof couponSchema>;

/** For whom, for what and from when a coupon is. */
export interface Conditions {
  perCustomer: number;
  firstOrderOnly: boolean;
  products: string[];
  categories: string[];
  startDate: number | null;
}

/** What an older coupon means by saying nothing of them. */
export const noConditions: Conditions = {
  perCustomer: 0,
  firstOrderOnly: false,
  products: [],
  categories: [],
  startDate: null,
};

type Limited = Pick<Coupon, keyof Conditions>;

export const conditionsOf = ({
  perCustomer = noConditions.perCustomer,
  firstOrderOnly = noConditions.firstOrderOnly,
  products = noConditions.products,
  categories = noConditions.categories,
  startDate = noConditions.startDate,
}: Limited): Conditions => ({ perCustomer, firstOrderOnly, products, categories, startDate });

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

/** Whether its day has come at a moment (milliseconds). */
export function hasStarted(coupon: Limited, now: number): boolean {
  const { startDate } = conditionsOf(coupon);
  return startDate === null || startDate <= now;
}

/** How often one customer may use it, 0 without a limit. A first order is one order, whatever else the coupon says. */
export function usesPerCustomer(coupon: Limited): number {
  const { firstOrderOnly, perCustomer } = conditionsOf(coupon);
  return firstOrderOnly ? 1 : perCustomer;
}

/** Whether it takes something off this product: one that names neither products nor categories is for all. */
export function isFor(coupon: Limited, { slug, category }: { slug: string; category: string }): boolean {
  const { products, categories } = conditionsOf(coupon);
  const isForAll = products.length === 0 && categories.length === 0;
  return isForAll || products.includes(slug) || categories.includes(category);
}

/** How a coupon stands at a moment (milliseconds): past its date it has expired, whether or not the schedule has come by. */
export function standingOf({ status, expiryDate }: Pick<Coupon, 'status' | 'expiryDate'>, now: number) {
  return status !== 'inactive' && isOver({ expiryDate }, now) ? 'expired' : status;
}

/**
 * Refuses a coupon that may not be used at this moment: one that has yet to begin as one that nobody has heard of.
 * @throws RefusalError `coupon-invalid`
 */
export function assertGood(coupon: Coupon | undefined, now: number): asserts coupon is Coupon {
  if (coupon?.status !== 'active' || isOver(coupon, now) || !hasStarted(coupon, now)) {
    throw new RefusalError('coupon-invalid');
  }
}

/**
 * Refuses a coupon that is not for a subtotal this small: of the whole cart, whatever the coupon is for. A minimum is told in the store's currency.
 * @throws RefusalError `coupon-minimum`
 */
export function assertMinimum(
  coupon: Pick<Coupon, 'minAmountCents'>,
  subtotal: Cents,
  currency: Currency,
): void {
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
