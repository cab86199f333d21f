import { type Cents, cents } from '../money/money.ts';
import type { TaxRule } from './tax-rule.ts';

/** A rate as a whole number: tenths of a basis point, so that nothing is lost to a fraction. */
const tenths = (rate: number): number => Math.round(rate * 10);
const whole = 100_000;

/** The tax that is added to a net amount, half a cent rounded up. @param rate in basis points, to a tenth */
export const addedTax = (net: number, rate: number): Cents =>
  cents(Math.floor((net * tenths(rate) * 2 + whole) / (whole * 2)));

/** The tax that an amount contains, half a cent rounded up. @param rate in basis points, to a tenth */
export function containedTax(gross: number, rate: number): Cents {
  const part = tenths(rate);
  return cents(Math.floor((gross * part * 2 + whole + part) / ((whole + part) * 2)));
}

/**
 * What is taken of a price as the store shows it, in cents. A price that contains its tax is the same for every private buyer, whatever
 * their rate; a business that owes the tax itself pays it without.
 */
export function takeTax(
  priceCents: number,
  { rate, included, reverseCharge, privateRate }: TaxRule,
): { taxCents: Cents; totalCents: Cents } {
  if (!included) {
    const taxCents = addedTax(priceCents, rate);
    return { taxCents, totalCents: cents(priceCents + taxCents) };
  }
  if (!reverseCharge) return { taxCents: containedTax(priceCents, rate), totalCents: cents(priceCents) };
  return { taxCents: cents(0), totalCents: cents(priceCents - containedTax(priceCents, privateRate)) };
}
