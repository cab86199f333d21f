import { type Coupon, discountFor } from '../orders/coupon.ts';
import { takeTax } from '../tax/take-tax.ts';
import type { TaxRule } from '../tax/tax-rule.ts';
import { type Cents, type Currency, cents } from './money.ts';

/** One product in a cart or order; templates are sold once each, so quantity is 1 until bundles say otherwise. */
export interface Line {
  slug: string;
  name: string;
  priceCents: Cents;
  quantity: number;
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

/** Prices a cart. Tax is taken after the discount, half a cent rounded up. */
export function priceCart(
  lines: readonly Line[],
  coupon: Pick<Coupon, 'type' | 'value'> | null,
  rule: TaxRule,
  currency: Currency,
): Totals {
  const subtotalCents = subtotalOf(lines);
  const discountCents = coupon ? discountFor(coupon, subtotalCents) : cents(0);
  return { subtotalCents, discountCents, ...takeTax(subtotalCents - discountCents, rule), currency };
}
