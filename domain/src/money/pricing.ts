import { type Coupon, discountFor } from '../orders/coupon.ts';
import { takeTax } from '../tax/take-tax.ts';
import type { TaxRule } from '../tax/tax-rule.ts';
import { type Cents, type Currency, cents } from './money.ts';
import { splitByShare } from './split.ts';

/** One product in a cart or order; templates are sold once each, so quantity is 1 until bundles say otherwise. */
export interface Line {
  slug: string;
  name: string;
  priceCents: Cents;
  quantity: number;
  /** What a coupon takes off this line, where it isn't for the whole cart; missing is nothing, or a share of the order's discount. */
  discountCents?: Cents;
}

/** What a cart costs, all in cents: `total = subtotal - discount + tax`, without `+ tax` where prices contain it. */
export interface Totals {
  subtotalCents: Cents;
  discountCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
  currency: Currency;
}

export function subtotalOf(lines: readonly Line[]): Cents {
  return cents(lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0));
}

/** What a line costs, less what a coupon takes off it alone. */
export const chargedCents = ({ priceCents, quantity, discountCents = cents(0) }: Line): number =>
  priceCents * quantity - discountCents;

/**
 * Lines with what a coupon takes off each of those that it is for; together exactly the discount, and of no line more than it costs. A
 * discount on the whole cart stands in no line.
 * @param discounted the lines that it is for
 */
export function withDiscounts(
  lines: readonly Line[],
  discounted: readonly Line[],
  discountCents: Cents,
): Line[] {
  if (discounted.length === lines.length) return [...lines];
  const shares = splitByShare(
    discountCents,
    lines.map((line) => (discounted.includes(line) ? chargedCents(line) : 0)),
  );
  return lines.map((line, index) => {
    const share = cents(shares[index] ?? 0);
    return share > 0 ? { ...line, discountCents: share } : line;
  });
}

/**
 * Prices a cart. Tax is taken after the discount, half a cent rounded up.
 * @param discounted the lines that the coupon is for
 */
export function priceCart(
  lines: readonly Line[],
  coupon: Pick<Coupon, 'type' | 'value'> | null,
  rule: TaxRule,
  currency: Currency,
  discounted: readonly Line[] = lines,
): Totals {
  const subtotalCents = subtotalOf(lines);
  const discountCents = coupon ? discountFor(coupon, subtotalOf(discounted)) : cents(0);
  return { subtotalCents, discountCents, ...takeTax(subtotalCents - discountCents, rule), currency };
}
