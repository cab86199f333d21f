import { type Coupon, discountFor } from '../orders/coupon.ts';
import { type Cents, type Currency, cents, share, toBasisPoints } from './money.ts';

/** One product in a cart or order; templates are sold once each, so quantity is 1 until bundles say otherwise. */
export interface Line {
  slug: string;
  name: string;
  priceCents: Cents;
  quantity: number;
}

/** What a cart costs: `total = subtotal - discount + tax`, all in cents. */
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

/**
 * Prices a cart. Tax is taken after the discount, half a cent rounded up.
 * `taxPercent` is the setting as a number, `8.5`.
 */
export function priceCart(
  lines: readonly Line[],
  coupon: Pick<Coupon, 'type' | 'value'> | null,
  taxPercent: number,
  currency: Currency,
): Totals {
  const subtotalCents = subtotalOf(lines);
  const discountCents = coupon ? discountFor(coupon, subtotalCents) : cents(0);
  const taxable = cents(subtotalCents - discountCents);
  const taxCents = share(taxable, toBasisPoints(taxPercent));
  return { subtotalCents, discountCents, taxCents, totalCents: cents(taxable + taxCents), currency };
}
