interface Taxed {
  totalCents: number;
  /** The tax in it. */
  taxCents: number;
}

const taxUpTo = ({ totalCents, taxCents }: Taxed, cents: number): number =>
  totalCents === 0 ? 0 : Math.floor((taxCents * cents * 2 + totalCents) / (totalCents * 2));

/**
 * The tax in a part that is given back of what was paid, in cents, half a cent rounded up. Parts that come one after another
 * have together the tax of their sum: all of it when all has been given back.
 * @param before what was given back already, in cents
 */
export function taxShare(paid: Taxed, before: number, amountCents: number): number {
  return taxUpTo(paid, before + amountCents) - taxUpTo(paid, before);
}
