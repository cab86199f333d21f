import { z } from 'zod';
import { type Cents, formatMoney, fromUnits } from '../money/money.ts';
import { typedText } from '../site/typed.ts';
import { type RefundableOrder, refundableCents, refundReasonMaxLength } from './refund.ts';

/** The dialog of a refund: everything that is left, or an amount as it is typed with the lines that go with it. */
export const refundForm = (order: RefundableOrder) =>
  z
    .object({
      kind: z.enum(['full', 'partial']),
      amount: z.string(),
      slugs: z.array(z.string()),
      reason: typedText(refundReasonMaxLength, 'Enter a reason.'),
      freesCoupon: z.boolean(),
    })
    .superRefine(({ kind, amount }, context) => {
      const left = refundableCents(order);
      const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['amount'], message });
      const asked = kind === 'full' ? left : fromUnits(amount);
      if (asked === null || asked === 0) wrong('Enter an amount such as 2.80.');
      else if (asked > left)
        wrong(`At most ${formatMoney(left as Cents, order.currency)} is left to refund.`);
    })
    .transform(({ kind, amount, slugs, reason, freesCoupon }) => ({
      amountCents: kind === 'full' ? refundableCents(order) : (fromUnits(amount) ?? 0),
      slugs: kind === 'full' ? [] : slugs,
      reason,
      freesCoupon: kind === 'full' && freesCoupon,
    }));
