import {
  disputeEntry,
  disputeFeeIds,
  feeEntry,
  type Paid,
  wonEntry,
} from '@tempera/domain/ledger/book-entry';
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
  /** The numbers of its fees, as {@link disputeFeeIds}. */
  fees: ReadonlySet<string>;
}

export async function readBookedDispute(
  transaction: Transaction,
  { id, fees }: Pick<Dispute, 'id' | 'fees'>,
): Promise<BookedDispute> {
  const numbers = disputeFeeIds(id, fees);
  const names = [`dispute-${id}`, `dispute-${id}-won`, ...numbers.map((number) => `fee-${number}`)];
  const [taken, back, ...kept] = await transaction.getAll(...names.map((name) => refs.ledgerEntry(name)));
  return {
    taken: (taken?.data() as LedgerEntry<unknown> | undefined) ?? null,
    isBack: back?.exists === true,
    fees: new Set(numbers.filter((_number, index) => kept[index]?.exists)),
  };
}

/**
 * Books what is not booked yet of a dispute that took money: what it took, what it costs, and what came back of both. A bank gives
 * back what it took when it has decided for the store, and the provider then what it has kept for the answer (decision 60). Whatever was heard of it first, the books have all of it in the end.
 * @param before what of the payment was gone already, in cents
 */
export function bookDispute(
  transaction: Transaction,
  paid: Paid,
  { id, state, amountCents, fees }: Dispute,
  booked: BookedDispute,
  before: number,
): void {
  if (!takesMoney(state)) return;
  const at = clock.now();
  const entry = disputeEntry(paid, { id, amountCents, before, reference: id, at });
  if (!booked.taken) addLedgerEntry(transaction, entry);
  for (const [index, number] of disputeFeeIds(id, fees).entries()) {
    const fee = fees[index];
    if (!fee || booked.fees.has(number)) continue;
    addLedgerEntry(transaction, feeEntry(paid, { reference: id, at }, fee, number));
  }
  if (state === 'won' && !booked.isBack) {
    addLedgerEntry(transaction, wonEntry(id, booked.taken ?? entry, at));
  }
}
