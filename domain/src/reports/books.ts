import type { LedgerEntry } from '../ledger/ledger-entry.ts';

/** What money was paid for: orders, or plans. */
export const bookSubjects = ['order', 'plan'] as const;
export type BookSubject = (typeof bookSubjects)[number];

/**
 * What a day of the ledger comes to, in cents, for orders and for plans. `Gross` was paid, tax included; `Refunds` was given back and
 * `Disputes` taken back by banks, less what was won; `Tax` is what of all that is the tax office's; `Fees` the provider kept.
 */
const amounts = ['Gross', 'Refunds', 'Disputes', 'Tax', 'Fees'] as const;
type Amount = (typeof amounts)[number];
export type BookFigure = `${BookSubject}${Amount}Cents` | `${BookSubject}Payments`;

/** The same with how often something was paid. */
export const bookFigures: readonly BookFigure[] = bookSubjects.flatMap((subject) => [
  ...amounts.map((amount) => `${subject}${amount}Cents` as const),
  `${subject}Payments` as const,
]);

const amountOf: Partial<Record<LedgerEntry['kind'], Amount>> = {
  charge: 'Gross',
  refund: 'Refunds',
  dispute: 'Disputes',
  fee: 'Fees',
};

/** What of an entry is counted. */
export type CountedEntry = Pick<LedgerEntry, 'kind' | 'grossCents' | 'taxCents' | 'at'> & {
  of: { type: string };
};

/** What an entry adds to the figures of its day; null for what is no sale, as a payout. */
export function figuresOfEntry({
  kind,
  of,
  grossCents,
  taxCents,
}: CountedEntry): Partial<Record<BookFigure, number>> | null {
  const subject = bookSubjects.find((one) => one === of.type);
  const amount = amountOf[kind];
  if (!subject || !amount) return null;
  return {
    // What goes stands in the ledger below zero, and here as what it is called.
    [`${subject}${amount}Cents`]: kind === 'charge' ? grossCents : 0 - grossCents,
    ...(taxCents !== 0 && { [`${subject}TaxCents`]: taxCents }),
    ...(kind === 'charge' && { [`${subject}Payments`]: 1 }),
  };
}

/** What some days come to, in cents: `netCents` is gross less all the others. */
export interface Books {
  payments: number;
  grossCents: number;
  refundsCents: number;
  disputesCents: number;
  taxCents: number;
  feesCents: number;
  netCents: number;
}

/** The books of orders, of plans, or of both, from sums of figures. */
export function booksOf(
  figures: Readonly<Record<BookFigure, number>>,
  subjects: readonly BookSubject[] = bookSubjects,
): Books {
  const sumOf = (name: `${Amount}Cents` | 'Payments') =>
    subjects.reduce((sum, subject) => sum + figures[`${subject}${name}`], 0);
  const books = {
    payments: sumOf('Payments'),
    grossCents: sumOf('GrossCents'),
    refundsCents: sumOf('RefundsCents'),
    disputesCents: sumOf('DisputesCents'),
    taxCents: sumOf('TaxCents'),
    feesCents: sumOf('FeesCents'),
  };
  const { grossCents, refundsCents, disputesCents, taxCents, feesCents } = books;
  return { ...books, netCents: grossCents - refundsCents - disputesCents - taxCents - feesCents };
}
