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
  currency: 'in different currencies',
  canceled: 'canceled in Stripe while its order is still pending',
};

/** Both amounts. @param ofStore the currency of days that were compared before a difference had its own */
export function amountWords(difference: Difference, ofStore: Currency): string {
  const { what, here, there, currency = ofStore, currencyHere = currency } = difference;
  const words = (cents: number | null, of: Currency) =>
    cents === null ? 'none' : formatMoney(cents as Cents, of);
  const ours = what === 'canceled' ? 'Order' : 'Ledger';
  return `${ours}: ${words(here, currencyHere)}. Stripe: ${words(there, currency)}.`;
}

/** What to do about it, in a sentence or two. */
export function remedyOf({ what, kind, about }: Difference): string {
  if (what === 'canceled') return '“Book it” fails the order. Its buyer can order again.';
  if (what === 'missing' && about) {
    return kind === 'charge'
      ? '“Book it” completes the order or plan. If the difference remains, no order or plan here belongs to this payment: refund it in Stripe and compare the day again.'
      : '“Book it” applies the update from Stripe that the store missed.';
  }
  if (what === 'currency')
    return 'Open it in Stripe to see why. The ledger keeps the currency it booked, and so do the reports.';
  if (what === 'amount') return 'Open it in Stripe to see why. The ledger keeps the amount it booked.';
  return 'Search for its number in Stripe. If it isn’t there, the store may have been using another account’s keys.';
}
