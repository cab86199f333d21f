import { z } from 'zod';
import { type Cents, type Currency, formatMoney, fromUnits } from '../money/money.ts';
import { typedText } from '../site/typed.ts';
import { refundReasonMaxLength } from './refund.ts';

/** What any dialog of a refund asks: everything that is left, or an amount as it is typed, and why. */
export const refundFields = {
  kind: z.enum(['full', 'partial']),
  amount: z.string(),
  reason: typedText(refundReasonMaxLength, 'Enter a reason.'),
};

interface Asked {
  kind: 'full' | 'partial';
  amount: string;
}

/** What is asked for, in cents; null where no amount is typed. @param left what can be given back, in cents */
const askedCents = ({ kind, amount }: Asked, left: number): number | null =>
  kind === 'full' ? left : fromUnits(amount);

/** Says at the amount why it can't be given back. */
export const checkRefund =
  (left: number, currency: Currency) =>
  (asked: Asked, context: z.RefinementCtx): void => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['amount'], message });
    const cents = askedCents(asked, left);
    if (cents === null || cents === 0) wrong('Enter an amount such as 2.80.');
    else if (cents > left) wrong(`At most ${formatMoney(left as Cents, currency)} is left to refund.`);
  };

/** The amount of a form that has passed, in cents. */
export const refundCents = (asked: Asked, left: number): number => askedCents(asked, left) ?? 0;
