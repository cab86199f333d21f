import { z } from 'zod';
import { lineShares } from '../money/line-shares.ts';
import { type Cents, toUnits } from '../money/money.ts';
import { type RefundableOrder, refundableCents } from './refund.ts';
import { checkRefund, refundCents, refundFields } from './refund-amount.ts';

/** What these lines have of what is left to give back, tax included, as it is typed; nothing where there are none. */
function amountOf(order: RefundableOrder, slugs: readonly string[]): string {
  if (slugs.length === 0) return '';
  const shares = lineShares(order);
  const sum = order.lines.reduce(
    (cents, { slug }, index) => cents + (slugs.includes(slug) ? (shares[index] ?? 0) : 0),
    0,
  );
  return toUnits(Math.min(sum, refundableCents(order)) as Cents);
}

/** What the amount says once other lines are chosen: what those come to, unless somebody has typed an amount of their own. */
export const amountAfterChoice = (
  order: RefundableOrder,
  typed: string,
  before: readonly string[],
  chosen: readonly string[],
): string => (typed === '' || typed === amountOf(order, before) ? amountOf(order, chosen) : typed);

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
