import { failedPayoutEntry, payoutEntry } from '@tempera/domain/ledger/book-entry';
import type { LedgerEntry } from '@tempera/domain/ledger/ledger-entry';
import type { EventMark } from '../payments/event-marks.store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { db } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { retryBusy } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { addLedgerEntry } from './add-entry.ts';

/**
 * Books what the provider has sent to the store's bank account, once, and that it came back, which may be after it was paid. One that
 * failed before anybody heard of it has moved nothing.
 */
export async function bookPayout(
  { payout: id }: { payout: string },
  provider: Pick<PaymentProvider, 'name' | 'payout'>,
  mark: EventMark,
): Promise<void> {
  const payout = await provider.payout(id);
  if (payout.state === 'pending') return;
  const entry = payoutEntry({ ...payout, provider: provider.name }, clock.now());
  await retryBusy(() =>
    db().runTransaction(async (transaction) => {
      const [booked, back] = await transaction.getAll(
        refs.ledgerEntry(entry.id),
        refs.ledgerEntry(`${entry.id}-failed`),
      );
      const before = booked?.data() as LedgerEntry<unknown> | undefined;
      if (payout.state === 'paid' && !before) addLedgerEntry(transaction, entry);
      if (payout.state === 'failed' && before && !back?.exists) {
        addLedgerEntry(transaction, failedPayoutEntry(id, before, clock.now()));
      }
      mark(transaction);
    }),
  );
}
