import type { LedgerEntry } from '@tempera/domain/ledger/ledger-entry';
import type { SettledAmount } from '@tempera/domain/ledger/provider-fee';

type Entry = Pick<LedgerEntry, 'kind' | 'grossCents' | 'taxCents' | 'netCents' | 'settled'> & { id: string };

/** What the ledger has of an order, in cents and signed: all but `netCents` add up to that. */
export interface OrderBooks {
  paidCents: number;
  refundsCents: number;
  /** Less what was won. */
  disputesCents: number;
  taxCents: number;
  /** What the provider keeps of the payment, and for disputes. */
  feesCents: number;
  disputeFeesCents: number;
  netCents: number;
  /** What the provider took in truth of both, where its account is kept in another currency; signed too. */
  settledFees: Record<'payment' | 'dispute', SettledAmount | null>;
}

const sumOf = (entries: readonly Entry[], of: 'grossCents' | 'taxCents' | 'netCents') =>
  entries.reduce((sum, entry) => sum + entry[of], 0);

/** An account is kept in one currency. */
function settledIn(entries: readonly Entry[]): SettledAmount | null {
  const settled = entries.flatMap((entry) => entry.settled ?? []);
  const [first] = settled;
  return first ? { ...first, amount: settled.reduce((sum, { amount }) => sum + amount, 0) } : null;
}

/** Adds up the entries of an order; null where nothing is booked. A dispute's fee is booked under its own number. */
export function booksOf(orderId: string, entries: readonly Entry[]): OrderBooks | null {
  if (entries.length === 0) return null;
  const gross = (kind: LedgerEntry['kind'], isIt: (entry: Entry) => boolean = () => true) =>
    sumOf(
      entries.filter((entry) => entry.kind === kind && isIt(entry)),
      'grossCents',
    );
  const isOfPayment = ({ id }: Entry) => id === `fee-${orderId}`;
  return {
    paidCents: gross('charge'),
    refundsCents: gross('refund'),
    disputesCents: gross('dispute'),
    // Whatever was taken in as tax is owed.
    taxCents: 0 - sumOf(entries, 'taxCents'),
    feesCents: gross('fee', isOfPayment),
    disputeFeesCents: gross('fee', (entry) => !isOfPayment(entry)),
    netCents: sumOf(entries, 'netCents'),
    settledFees: {
      payment: settledIn(entries.filter(isOfPayment)),
      dispute: settledIn(entries.filter((entry) => !isOfPayment(entry))),
    },
  };
}
