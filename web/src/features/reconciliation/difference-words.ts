import type { EntryKind } from '@tempera/domain/ledger/ledger-entry';
import { type Cents, type Currency, formatMoney } from '@tempera/domain/money/money';
import type { Difference } from '@tempera/domain/reconciliation/compare-books';

export const kindWords: Record<EntryKind, string> = {
  charge: 'Payment',
  fee: 'Fee',
  refund: 'Refund',
  dispute: 'Dispute',
  payout: 'Payout',
};

export const whatWords: Record<Difference['what'], string> = {
  missing: 'missing from the ledger',
  unknown: 'not found in Stripe',
  amount: 'with different amounts',
};

/** Both amounts. @param ofStore the currency of days that were compared before a difference had its own */
export function amountWords({ here, there, currency }: Difference, ofStore: Currency): string {
  const words = (cents: number | null) =>
    cents === null ? 'none' : formatMoney(cents as Cents, currency ?? ofStore);
  return `Ledger: ${words(here)}. Stripe: ${words(there)}.`;
}

/** What to do about it, in a sentence or two. */
export function remedyOf({ what, kind, about }: Difference): string {
  if (what === 'missing' && about) {
    return kind === 'charge'
      ? '“Book it” completes the order or plan. If the difference remains, no order or plan here belongs to this payment: refund it in Stripe.'
      : '“Book it” applies the update from Stripe that the store missed.';
  }
  if (what === 'amount') return 'Open it in Stripe to see why. The ledger keeps the amount it booked.';
  return 'Search for its number in Stripe. If it isn’t there, the store may have been using another account’s keys.';
}
