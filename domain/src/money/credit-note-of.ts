import { taxShare } from '../ledger/tax-share.ts';
import type { CreditMark } from './credit-note.ts';
import { formatInvoiceNumber, type Invoice, type InvoiceContent } from './invoice.ts';
import { cents } from './money.ts';
import { chargedCents, type Line } from './pricing.ts';
import { splitByShare } from './split.ts';

/** What a credit note says, before it has a number: amounts as positive cents, seller and buyer as its invoice names them. */
export interface CreditNoteContent extends InvoiceContent {
  /** The invoice that it takes back, or a part of it; `issuedAt` in milliseconds. */
  credits: Pick<Invoice, 'number' | 'issuedAt'>;
}

/** `creditNotes/{id of the refund}`: numbered as invoices are, in a sequence of its own. Never changed again. */
export interface CreditNote extends CreditNoteContent {
  number: number;
  issuedAt: number;
}

/** A refund as it was booked, be it of an order, of a plan's charge, or by a dispute that was lost. */
interface Booked extends Pick<CreditMark, 'beforeCents'> {
  amountCents: number;
  /** Lines that were taken back for it. */
  slugs?: string[];
}

/** The lines that a part takes back, with their shares of its net amount; without any it is a part of the whole. */
function linesOf({ lines, number }: Invoice, slugs: readonly string[], netCents: number): Line[] {
  const taken = lines.filter(({ slug }) => slugs.includes(slug));
  const part = { slug: '', name: `Part of invoice ${formatInvoiceNumber(number)}`, quantity: 1 };
  if (taken.length === 0) return [{ ...part, priceCents: cents(netCents) }];
  const shares = splitByShare(netCents, taken.map(chargedCents));
  return taken.map(({ slug, name }, index) => ({
    slug,
    name,
    priceCents: cents(shares[index] ?? 0),
    quantity: 1,
  }));
}

/**
 * What takes an invoice back, or the part of it that was refunded. The parts of an invoice have together its tax and its total,
 * whatever they are; the reason of a refund is the store's own and stands nowhere here.
 */
export function creditNoteOf(
  invoice: Invoice,
  { amountCents, beforeCents, slugs = [] }: Booked,
): CreditNoteContent {
  const { number, issuedAt, ...whole } = invoice;
  const credits = { number, issuedAt };
  if (amountCents === invoice.totalCents) return { ...whole, credits };
  const taxCents = taxShare(invoice, beforeCents, amountCents);
  const netCents = amountCents - taxCents;
  return {
    ...whole,
    credits,
    lines: linesOf(invoice, slugs, netCents),
    subtotalCents: netCents,
    discountCents: 0,
    taxCents,
    totalCents: amountCents,
    couponCode: null,
  };
}
