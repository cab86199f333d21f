/** What the commit that books a refund writes on it, until its credit note is numbered. */
export interface CreditMark {
  creditNoteDue: true;
  /** What had been given back of the order, or of the charge, before it, in cents: its tax depends on that. */
  beforeCents: number;
}

export const creditMark = (beforeCents: number): CreditMark => ({ creditNoteDue: true, beforeCents });
