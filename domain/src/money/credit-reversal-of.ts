import type { CreditNote, CreditNoteContent } from './credit-note-of.ts';

/** What takes a credit note back, before it has a number: the note's own lines and amounts, positive, which are owed again. */
export interface CreditReversalContent extends CreditNoteContent {
  /** The credit note; `issuedAt` in milliseconds. `credits` stays the invoice that the note took back. */
  reverses: Pick<CreditNote, 'number' | 'issuedAt'>;
}

/** `creditReversals/{id of the refund}`: numbered as invoices are, in a sequence of its own. Never changed again. */
export interface CreditReversal extends CreditReversalContent {
  number: number;
  issuedAt: number;
}

/** What takes all of a credit note back, whose refund has not arrived: to the cent what the note said. */
export function creditReversalOf({ number, issuedAt, ...note }: CreditNote): CreditReversalContent {
  return { ...note, reverses: { number, issuedAt } };
}
