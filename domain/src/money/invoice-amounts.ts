import { addedTax } from '../tax/take-tax.ts';
import type { InvoiceContent } from './invoice.ts';
import { splitByShare } from './split.ts';

/** The amounts of an invoice without tax, as EN 16931 adds them up; in cents. */
export interface NetAmounts {
  /** Of each line, in the invoice's order; together `linesCents`. */
  lineCents: number[];
  linesCents: number;
  /** The discount. */
  allowanceCents: number;
  /** Lines less discount: what is taxed. */
  taxableCents: number;
  taxCents: number;
  /** What the total differs by from taxable amount and tax, -1, 0 or 1. */
  roundingCents: number;
  totalCents: number;
}

/**
 * The taxable amount whose tax, to the cent, is the one that was charged. A price that contains its tax may have none: its net
 * amount and tax, each rounded, do not always give each other. The next cent does, and the difference becomes a rounding.
 */
function taxableOf(net: number, tax: number, rate: number): number {
  return [net, net - 1, net + 1].find((taxable) => taxable >= 0 && addedTax(taxable, rate) === tax) ?? net;
}

type Billed = Pick<InvoiceContent, 'lines' | 'subtotalCents' | 'discountCents' | 'taxCents' | 'totalCents'>;

/**
 * The amounts that an invoice has without tax, whether its prices contain the tax or not.
 * @param rate in basis points, to a tenth
 */
export function netAmounts({ lines, ...billed }: Billed, rate: number): NetAmounts {
  const { subtotalCents, discountCents, taxCents, totalCents } = billed;
  const charged = totalCents - taxCents;
  const taxableCents = taxableOf(charged, taxCents, rate);
  const priced = subtotalCents - discountCents;
  const whole = priced === 0 ? charged : Math.round((subtotalCents * charged) / priced);
  const linesCents = discountCents === 0 ? taxableCents : Math.max(whole, taxableCents);
  const lineCents = splitByShare(
    linesCents,
    lines.map(({ priceCents, quantity }) => priceCents * quantity),
  );
  return {
    lineCents,
    linesCents,
    allowanceCents: linesCents - taxableCents,
    taxableCents,
    taxCents,
    roundingCents: totalCents - taxableCents - taxCents,
    totalCents,
  };
}
