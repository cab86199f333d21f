import {
  type BillingDocument,
  type DocumentKind,
  documentNumber,
  kindOfDocument,
} from '@tempera/domain/money/billing-document';
import { formatCreditNoteNumber } from '@tempera/domain/money/credit-note';
import { formatInvoiceNumber } from '@tempera/domain/money/invoice';
import { taxationOf } from '@tempera/domain/money/invoice-tax';
import { townLine } from '@tempera/domain/site/address-line';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { countryName } from '@tempera/domain/tax/countries';
import { crossIndustryInvoice } from './cross-industry-invoice.ts';
import { figuresOf } from './invoice-figures.ts';
import { drawLines, drawTax, drawTotals } from './invoice-table.ts';
import { muted, openSheet, type Sheet } from './pdf-sheet.ts';
import { writeXml } from './write-xml.ts';

function drawSeller(sheet: Sheet, { seller }: BillingDocument): number {
  const width = sheet.width / 2;
  let y = sheet.text(seller.name, sheet.left, sheet.top, { font: 'title', size: 16, width }) + 6;
  const { country = '', vatId = '', legalId = '' } = seller;
  const numbered = (what: string, id: string) => (id.trim() === '' ? [] : [`${what} ${id}`]);
  const ids = [
    ...numbered('VAT ID', vatId),
    ...numbered('Tax ID', seller.taxId),
    ...numbered('Registration', legalId),
  ];
  for (const line of [
    ...seller.address.split('\n').slice(0, 8),
    townLine(seller),
    countryName(country),
    ...ids,
    seller.email,
  ]) {
    if (line.trim() !== '') y = sheet.text(line, sheet.left, y, { width, color: muted });
  }
  return y;
}

/** What it is called, and what its last line says of the money. */
const words = {
  invoice: { title: 'Invoice', end: 'Paid in full. Thank you.' },
  'credit-note': { title: 'Credit note', end: 'This amount has been returned to you.' },
  'credit-reversal': {
    title: 'Credit note reversal',
    end: 'The refund of this amount did not reach you, so the credit note no longer holds.',
  },
} as const satisfies Record<DocumentKind, { title: string; end: string }>;

const titleOf = (document: BillingDocument) => words[kindOfDocument(document)].title;

/** A document that this one takes back, by its number and day. */
const corrected = (label: string, number: string, issuedAt: number): string[] => [
  label,
  `${number} of ${formatLongUtcDate(issuedAt)}`,
];

/** The invoice of a credit note, and the note of what takes that back. */
function correctedFacts(document: BillingDocument): string[][] {
  const { credits, reverses } = { credits: undefined, reverses: undefined, ...document };
  return [
    ...(reverses ? [corrected('Reverses', formatCreditNoteNumber(reverses.number), reverses.issuedAt)] : []),
    ...(credits ? [corrected('Invoice', formatInvoiceNumber(credits.number), credits.issuedAt)] : []),
  ];
}

function drawFacts(sheet: Sheet, invoice: BillingDocument): number {
  const x = sheet.left + sheet.width / 2 + 24;
  const width = sheet.width / 2 - 24;
  let y = sheet.text(titleOf(invoice), x, sheet.top, { font: 'title', size: 22, width, align: 'right' }) + 6;
  const facts = [
    ['Number', documentNumber(invoice)],
    ['Date', formatLongUtcDate(invoice.issuedAt)],
    ...correctedFacts(invoice),
    ...(invoice.soldAt && kindOfDocument(invoice) === 'invoice'
      ? [['Supplied', formatLongUtcDate(invoice.soldAt)]]
      : []),
    ...(invoice.orderId ? [['Order', invoice.orderId]] : []),
  ];
  for (const [label = '', value = ''] of facts) {
    sheet.text(label, x, y, { width: 60, color: muted });
    y = sheet.text(value, x + 60, y, { width: width - 60, align: 'right' }) + 2;
  }
  return y;
}

/** Where the customer lives, as far as they said so. */
function addressOf({ billing }: BillingDocument): string[] {
  const { address = '', country = '' } = billing;
  return [address, townLine(billing), countryName(country)].filter((line) => line.trim() !== '');
}

function drawCustomer(sheet: Sheet, invoice: BillingDocument, top: number): number {
  const width = sheet.width / 2;
  let y = sheet.text('Billed to', sheet.left, top, { width, size: 8, color: muted }) + 2;
  const { name, email } = invoice.customer;
  const [first, ...others] = [invoice.billing.company ?? '', name].filter((one) => one.trim() !== '');
  if (first) y = sheet.text(first, sheet.left, y, { width, font: 'bold' });
  const vatId = invoice.tax?.vatId ? [`VAT ID ${invoice.tax.vatId}`] : [];
  for (const line of [...others, ...addressOf(invoice), ...vatId, email])
    y = sheet.text(line, sheet.left, y, { width });
  return y;
}

/**
 * An invoice, a credit note or what takes one back as an A4 document. It says what the stored one says and nothing else, so the same one gives the same
 * bytes whenever it is asked for.
 */
export async function invoicePdf(invoice: BillingDocument): Promise<Buffer> {
  const number = documentNumber(invoice);
  const data = crossIndustryInvoice(invoice);
  const { name } = invoice.seller;
  const sheet = openSheet(`${titleOf(invoice)} ${number}`, name, invoice.issuedAt, data && writeXml(data));
  const headed = Math.max(drawSeller(sheet, invoice), drawFacts(sheet, invoice));
  const addressed = drawCustomer(sheet, invoice, headed + 28);
  const figures = figuresOf(invoice);
  const listed = drawLines(sheet, figures, addressed + 28);
  const taxed = drawTax(sheet, figures, drawTotals(sheet, figures, listed));
  const { end } = words[kindOfDocument(invoice)];
  const reason = taxationOf(invoice)?.reason?.text;
  const { left, width } = sheet;
  const explained = reason ? sheet.text(`${reason}.`, left, taxed + 24, { width }) + 6 : taxed + 24;
  sheet.text(end, left, explained, { width, color: muted });
  return sheet.finish((page, pages) => `${number}, page ${page} of ${pages}`);
}
