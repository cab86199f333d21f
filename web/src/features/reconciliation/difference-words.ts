import type { EntryKind } from '@tempera/domain/ledger/ledger-entry';
import type { Difference } from '@tempera/domain/reconciliation/compare-books';

export const kindWords: Record<EntryKind, string> = {
  charge: 'Payment',
  fee: 'Fee',
  refund: 'Refund',
  dispute: 'Dispute',
  payout: 'Payout',
};

export const whatWords: Record<Difference['what'], string> = {
  missing: 'not in the ledger',
  unknown: 'not at Stripe',
  amount: 'another amount',
};

/** What to do about it, in a sentence. */
export function remedyOf({ what, kind, about }: Difference): string {
  if (what === 'missing' && about) {
    return kind === 'charge'
      ? 'Book it finishes the order or plan. If it still differs, nothing here asked for this payment: refund it in Stripe.'
      : 'Book it does what Stripe’s message would have done.';
  }
  if (what === 'amount')
    return 'Open it in Stripe and see what it was changed to. The ledger keeps what was booked.';
  return 'Look for its number in Stripe. If it is not there, the keys may be those of another account.';
}
