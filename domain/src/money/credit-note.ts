/** What the commit that books a refund writes on it, until its credit note is numbered. */
export interface CreditMark {
  creditNoteDue: true;
  /** What had been given back of the order, or of the charge, before it, in cents: its tax depends on that. */
  beforeCents: number;
}

/** What the commit writes on a refund that was booked and has not arrived, until the reversal of its credit note is numbered. */
export interface ReversalMark {
  reversalDue: true;
}

/** Nothing of a refund from before credit notes, which has none. */
export const reversalMark = ({ beforeCents }: Partial<CreditMark>): Partial<ReversalMark> =>
  beforeCents === undefined ? {} : { reversalDue: true };

export const creditMark = (beforeCents: number): CreditMark => ({ creditNoteDue: true, beforeCents });

/**
 * `creditNotes` of an order or a charge: which of its refunds have a credit note, by the refund's id and the note's number;
 * `creditReversals`: which of those were taken back, by the same id and the reversal's number.
 */
export interface CreditNoteEntry {
  id: string;
  number: number;
}

/** A credit note's number as people read it, `CN-000123`. */
export const formatCreditNoteNumber = (number: number): string => `CN-${String(number).padStart(6, '0')}`;

/** The number of what takes a credit note back, `CR-000123`. */
export const formatReversalNumber = (number: number): string => `CR-${String(number).padStart(6, '0')}`;
