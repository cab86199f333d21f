import { z } from 'zod';
import { slugSchema } from '../catalogue/slug.ts';
import type { Currency } from '../money/money.ts';
import type { PaymentStep } from '../money/payment-step.ts';
import { paymentTokenSchema, savedMethodSchema } from '../money/payment-token.ts';
import type { Line } from '../money/pricing.ts';
import { couponCodeSchema } from '../orders/coupon.ts';
import { orderLinkSchema } from '../orders/linked-order.ts';
import { buyerSchema, customerSchema, type OrderStatus, type PaymentStatus } from '../orders/order.ts';
import type { Standing } from '../people/access.ts';
import type { Role } from '../people/roles.ts';
import type { VatIdState } from '../tax/tax.ts';
import type { QuotedTax } from '../tax/tax-record.ts';
import { idempotencyKeySchema } from './idempotency-key.ts';

/** Input and output of each callable. Unknown keys are dropped, never trusted. */

/**
 * `resume`: nobody signed in, a page was opened by somebody who had. `device` is the browser's own random mark, by which it is known again;
 * `claim` the code by which the owner claims the store.
 */
export const startSessionInput = z
  .object({
    resume: z.boolean().optional(),
    device: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .optional(),
    claim: z.string().max(200).optional(),
  })
  .nullish();
export type StartSessionInput = z.input<typeof startSessionInput>;
export interface StartSessionOutput {
  role: Role;
  status: Standing;
  /** What the store calls the person: a restricted one can't read their record. */
  name: string;
  /** A new account's address is to be confirmed, and a store without a mail server leaves that mail to Auth. */
  confirmByAuth?: true;
}

/** Slugs that are not even well-formed are dropped like unknown ones, so a stale link still opens a checkout. */
const slugsSchema = z
  .array(z.string().max(200))
  .max(50)
  .transform((slugs) => [...new Set(slugs.filter((slug) => slugSchema.safeParse(slug).success))]);

/** A code that can't be one is refused as `coupon-invalid`, not as bad input: the person typed it. */
const couponInput = z.string().max(200).nullish();

export const quoteCheckoutInput = z.object({
  slugs: slugsSchema,
  couponCode: couponInput,
  /** Price only what the caller does not own yet, and name the rest in `owned`. */
  leaveOutOwned: z.boolean().nullish(),
  /** Where the buyer is, as far as they have said. */
  buyer: buyerSchema.nullish(),
  /** Price a month of this plan instead of a cart. */
  planId: slugSchema.nullish(),
  /** Price what the caller would pay now to change to that plan, by what they said when they subscribed. */
  planChange: z.boolean().nullish(),
});
export type QuoteCheckoutInput = z.input<typeof quoteCheckoutInput>;
export interface QuoteCheckoutOutput {
  lines: Line[];
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
  /** By what `taxCents` was computed. */
  tax: QuotedTax;
  /** What became of the buyer's VAT id; only where one was given and the tax depends on it. */
  vatId?: VatIdState;
  currency: Currency;
  coupon: { code: string; description: string } | null;
  /** What was left out, since the caller owns it; only where that was asked for. */
  owned?: Pick<Line, 'slug' | 'name'>[];
  /** Of a change of plan: the moment (milliseconds) by which the rest of the period was counted. */
  quotedAt?: number;
}

export const placeOrderInput = z.object({
  idempotencyKey: idempotencyKeySchema,
  slugs: slugsSchema,
  couponCode: couponInput,
  customer: customerSchema,
  paymentToken: paymentTokenSchema.nullish(),
  /** A method that the buyer has kept, instead of a token. */
  savedMethod: savedMethodSchema.nullish(),
  /** Keep what pays for the buyer's next order. */
  saveMethod: z.boolean().nullish(),
  /** What the buyer was shown, in cents: another total is refused with `price-changed`, so that nobody pays what they have not seen. */
  shownTotalCents: z.int().nonnegative().nullish(),
  /** Refuse with `already-owned` or `already-ordered` when the buyer has one of the templates, or an order of it that is not paid yet, so that nobody pays twice unawares. */
  refuseOwned: z.boolean().nullish(),
});
export type PlaceOrderInput = z.input<typeof placeOrderInput>;
/** The step is there with `requires-action` only. */
export interface PlaceOrderOutput extends PaymentStep {
  orderId: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  totalCents: number;
  /** What is to pay for it, as the provider calls it (`card`, `paypal`). */
  methodType?: string;
  /** Why it failed, in the provider's words. */
  failure?: string;
}

export const requestDownloadInput = z.object({
  slug: slugSchema,
  version: z
    .string()
    .max(40)
    .regex(/^\d+\.\d+\.\d+$/)
    .nullish(),
  /** Whoever has the link of the order that bought it needs no account. */
  orderLink: orderLinkSchema.nullish(),
});
export type RequestDownloadInput = z.input<typeof requestDownloadInput>;
/** `expiresAt` in milliseconds, `sha256` in hex. */
export interface RequestDownloadOutput {
  url: string;
  fileName: string;
  sizeBytes: number;
  sha256: string;
  expiresAt: number;
}

/** The stored code for what a person typed, or null when no code could look like that. */
export function toCouponCode(typed: string | null | undefined): string | null {
  const parsed = couponCodeSchema.safeParse(typed ?? '');
  return parsed.success ? parsed.data : null;
}
