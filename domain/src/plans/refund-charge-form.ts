import { z } from 'zod';
import { checkRefund, refundCents, refundFields } from '../orders/refund-amount.ts';
import { refundableOf } from './refund-charge.ts';
import type { PlanCharge } from './subscription.ts';

/** The dialog of a charge's refund: everything that is left, or an amount as it is typed. */
export function refundChargeForm(charge: PlanCharge) {
  const left = refundableOf(charge);
  return z
    .object(refundFields)
    .superRefine(checkRefund(left, charge.currency))
    .transform((asked) => ({ amountCents: refundCents(asked, left), reason: asked.reason }));
}
