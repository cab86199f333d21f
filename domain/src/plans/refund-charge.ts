import type { z } from 'zod';
import type { Reason } from '../calls/reasons.ts';
import { refundOrderInput } from '../orders/order-calls.ts';
import { uidSchema } from '../people/moderation-calls.ts';
import { chargeIdSchema } from './plan-calls.ts';
import type { PlanCharge } from './subscription.ts';

/** The same key is the same refund, however often it is sent. */
export const refundChargeInput = refundOrderInput
  .pick({ idempotencyKey: true, amountCents: true, reason: true })
  .extend({ uid: uidSchema, chargeId: chargeIdSchema });
export type RefundChargeInput = z.input<typeof refundChargeInput>;

/** `refund` is `pending` while a bank takes its time; `refundedCents` is everything given back of the charge by now. */
export interface RefundChargeOutput {
  refundId: string;
  refund: 'done' | 'pending';
  refundedCents: number;
}

type Refundable = Pick<PlanCharge, 'status' | 'amountCents' | 'refundedCents' | 'dispute'>;

/** What is left to give back of a charge, in cents. */
export const refundableOf = ({ amountCents, refundedCents = 0 }: Refundable): number =>
  amountCents - refundedCents;

/** Why so much of a charge can't be given back, or null when it can. What its bank has taken is the bank's. */
export function refusalOfChargeRefund(charge: Refundable, amountCents: number): Reason | null {
  const isBanks = charge.dispute?.state === 'open' || charge.dispute?.state === 'lost';
  if (charge.status !== 'paid' || isBanks || refundableOf(charge) <= 0) return 'not-refundable';
  return amountCents > refundableOf(charge) ? 'refund-too-much' : null;
}
