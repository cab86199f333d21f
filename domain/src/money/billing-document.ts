import { formatCreditNoteNumber, formatReversalNumber } from './credit-note.ts';
import type { CreditNote } from './credit-note-of.ts';
import type { CreditReversal } from './credit-reversal-of.ts';
import { formatInvoiceNumber, type Invoice } from './invoice.ts';

/** What all of them are written as: one PDF, one XML. Their amounts are positive, and the kind says which way they go. */
export type BillingDocument = Invoice | CreditNote | CreditReversal;
export type DocumentKind = 'invoice' | 'credit-note' | 'credit-reversal';

export function kindOfDocument(document: BillingDocument): DocumentKind {
  if ('reverses' in document) return 'credit-reversal';
  return 'credits' in document ? 'credit-note' : 'invoice';
}

const formats = {
  invoice: formatInvoiceNumber,
  'credit-note': formatCreditNoteNumber,
  'credit-reversal': formatReversalNumber,
} as const satisfies Record<DocumentKind, (number: number) => string>;

/** The number of a document as people read it. */
export const documentNumber = (document: BillingDocument): string =>
  formats[kindOfDocument(document)](document.number);

/** The document that one of these corrects, as people read its number, and when it was issued (milliseconds); null of an invoice. */
export function correctedBy(document: BillingDocument): { number: string; issuedAt: number } | null {
  if ('reverses' in document) {
    const { number, issuedAt } = document.reverses;
    return { number: formatCreditNoteNumber(number), issuedAt };
  }
  if (!('credits' in document)) return null;
  const { number, issuedAt } = document.credits;
  return { number: formatInvoiceNumber(number), issuedAt };
}
