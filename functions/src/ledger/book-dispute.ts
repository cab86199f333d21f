import { disputeEntry, feeEntry, type Paid, wonEntry } from '@tempera/domain/ledger/book-entry';
import type { LedgerEntry } from '@tempera/domain/ledger/ledger-entry';
import { takesMoney } from '@tempera/domain/orders/dispute';
import type { Dispute } from '../payments/payment-provider.ts';
import type { Transaction } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { refs } from '../platform/refs.ts';
import { addLedgerEntry } from './add-entry.ts';

/** What of a dispute stands in the books already. */
export interface BookedDispute {
  taken: LedgerEntry<unknown> | null;
  isBack: boolean;
  hasFee: boolean;
}

export async function readBookedDispute(transaction: Transaction, id: string): Promise<BookedDispute> {
  const names = [`dispute-${id}`, `dispute-${id}-won`, `fee-${id}`];
  const [taken, back, fee] = await transaction.getAll(...names.map((name) => refs.ledgerEntry(name)));
  return {
    taken: (taken?.data() as LedgerEntry<unknown> | undefined) ?? null,
    isBack: back?.exists === true,
    hasFee: fee?.exists === true,
  };
}

/**
 * Books what is not booked yet of a dispute that took money: what it took, what it costs, and what a bank gave back that decided for the
 * store. Whatever was heard of it first, the books have all of it in the end.
 * @param before what of the payment was gone already, in cents
 */
export function bookDispute(
  transaction: Transaction,
  paid: Paid,
  { id, state, amountCents, fee }: Dispute,
  booked: BookedDispute,
  before: number,
): void {
  if (!takesMoney(state)) return;
  const at = clock.now();
  const entry = disputeEntry(paid, { id, amountCents, before, reference: id, at });
  if (!booked.taken) addLedgerEntry(transaction, entry);
  if (!booked.hasFee) addLedgerEntry(transaction, feeEntry(paid, { reference: id, at }, fee, id));
  if (state === 'won' && !booked.isBack) {
    addLedgerEntry(transaction, wonEntry(id, booked.taken ?? entry, at));
  }
}
