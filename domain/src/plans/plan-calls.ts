import { z } from 'zod';
import { idempotencyKeySchema } from '../calls/idempotency-key.ts';
import { slugSchema } from '../catalogue/slug.ts';
import type { Currency } from '../money/money.ts';
import type { PaymentStep } from '../money/payment-step.ts';
import { paymentTokenSchema, savedMethodSchema } from '../money/payment-token.ts';
import { buyerSchema } from '../orders/order.ts';

/** What goes into and comes out of the callables of plans. Unknown keys are dropped, never trusted. */

export const subscribeInput = z.object({
  planId: slugSchema,
  idempotencyKey: idempotencyKeySchema,
  paymentToken: paymentTokenSchema.nullish(),
  /** A method that they have kept, instead of a token. */
  savedMethod: savedMethodSchema.nullish(),
  /** Where the subscriber is, and the business that they subscribe for; kept for the renewals. */
  buyer: buyerSchema.nullish(),
  /** What they were shown, in cents: another total is refused with `price-changed`. */
  shownTotalCents: z.int().nonnegative().nullish(),
});
export type SubscribeInput = z.input<typeof subscribeInput>;

/** A charge's id: its person's, a time, and a piece that no other has; older renewals have none, or their try's number. */
export const chargeIdSchema = z.string().regex(/^[\w:@.+-]{1,128}-\d{10,16}(-\w{1,20})?$/);

/**
 * Asks how a charge stands whose person is back from their bank. With `confirm` a renewal that waits for them is confirmed
 * again, in their presence.
 */
export const finishPlanPaymentInput = z.object({
  chargeId: chargeIdSchema,
  confirm: z.boolean().default(false),
});
export type FinishPlanPaymentInput = z.input<typeof finishPlanPaymentInput>;

export const changePlanInput = z.object({
  planId: slugSchema,
  idempotencyKey: idempotencyKeySchema,
  /** What they were shown that it costs now, in cents: another total is refused with `price-changed`. */
  shownTotalCents: z.int().nonnegative().nullish(),
  /** The quote's moment in milliseconds, by which the rest of the period is counted while the quote holds. */
  quotedAt: z.int().nonnegative().nullish(),
});
export type ChangePlanInput = z.input<typeof changePlanInput>;

/**
 * What a change came to. `effective` says when the plan holds; `paymentStatus` is `none` where nothing was due,
 * `failed` when the card was declined and nothing changed. `totalCents` is what was asked for, tax included;
 * `periodEnd` (milliseconds) ends the period that is paid for. The step is there with `requires-action` only.
 */
export interface PlanChangeOutput extends PaymentStep {
  planId: string;
  effective: 'now' | 'period-end';
  paymentStatus: 'paid' | 'pending' | 'requires-action' | 'processing' | 'failed' | 'none';
  totalCents: number;
  currency: Currency;
  periodEnd: number;
  /** The charge, where there is one. */
  chargeId?: string;
  /** With `failed` only: why, in the provider's words. */
  failure?: string;
  /** With `failed` only: what was to pay (`card`, `sepa_debit`). */
  methodType?: string;
}

export const cancelPlanInput = z.object({}).nullish();
export const resumePlanInput = z.object({}).nullish();
/** How the plan stands after a cancellation or its undoing; `periodEnd` in milliseconds. */
export interface PlanStandingOutput {
  planId: string;
  status: 'active' | 'past-due' | 'ended';
  cancelAtPeriodEnd: boolean;
  nextPlanId: string | null;
  periodEnd: number;
}

export function toStanding(subscription: PlanStandingOutput): PlanStandingOutput {
  const { planId, status, cancelAtPeriodEnd, nextPlanId, periodEnd } = subscription;
  return { planId, status, cancelAtPeriodEnd, nextPlanId, periodEnd };
}
