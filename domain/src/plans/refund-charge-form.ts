import { z } from 'zod';
import { type Cents, formatMoney, fromUnits } from '../money/money.ts';
import { refundReasonMaxLength } from '../orders/refund.ts';
import { typedText } from '../site/typed.ts';
import { refundableOf } from './refund-charge.ts';
import type { PlanCharge } from './subscription.ts';

/** The dialog of a charge's refund: everything that is left, or an amount as it is typed. */
export const refundChargeForm = (charge: PlanCharge) =>
  z
    .object({
      kind: z.enum(['full', 'partial']),
      amount: z.string(),
      reason: typedText(refundReasonMaxLength, 'Enter a reason.'),
    })
    .superRefine(({ kind, amount }, context) => {
      const left = refundableOf(charge);
      const asked = kind === 'full' ? left : fromUnits(amount);
      const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['amount'], message });
      if (asked === null || asked === 0) wrong('Enter an amount such as 2.80.');
      else if (asked > left)
        wrong(`At most ${formatMoney(left as Cents, charge.currency)} is left to refund.`);
    })
    .transform(({ kind, amount, reason }) => ({
      amountCents: kind === 'full' ? refundableOf(charge) : (fromUnits(amount) ?? 0),
      reason,
    }));
