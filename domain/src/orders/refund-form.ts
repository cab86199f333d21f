import { z } from 'zod';
import { type RefundableOrder, refundableCents } from './refund.ts';
import { checkRefund, refundCents, refundFields } from './refund-amount.ts';

/** The dialog of a refund: everything that is left, or an amount as it is typed with the lines that go with it. */
export function refundForm(order: RefundableOrder) {
  const left = refundableCents(order);
  return z
    .object({ ...refundFields, slugs: z.array(z.string()), freesCoupon: z.boolean() })
    .superRefine(checkRefund(left, order.currency))
    .transform(({ slugs, freesCoupon, ...asked }) => ({
      amountCents: refundCents(asked, left),
      slugs: asked.kind === 'full' ? [] : slugs,
      reason: asked.reason,
      freesCoupon: asked.kind === 'full' && freesCoupon,
    }));
}
