import type { LedgerEntry } from '@tempera/domain/ledger/ledger-entry';
import { allOf, type Intent } from './provider-state.ts';

/** What has moved on the provider's balance, and what by: a charge, a refund, a dispute or a payout. */
interface Moved {
  id: string;
  type: string;
  reporting_category: string;
  amount: number;
  fee: number;
  currency: string;
  source: { id: string; payment_intent?: string | null; metadata?: Record<string, string> };
}

/** What of an entry is compared. */
interface Compared {
  id: string;
  kind: LedgerEntry['kind'];
  cents: number;
  currency: string;
  reference: string | null;
  of: string;
}
interface Expected extends Compared {
  /** Went out and came back: booked as both, or as neither where all of it was heard too late. */
  isUndone?: true;
}

type Booked = LedgerEntry<unknown> & { id: string };

/** The entry, or the two, that one movement of the provider's balance stands for. */
function entriesOf(moved: Moved, intents: ReadonlyMap<string, Intent>): Expected[] {
  const { type, reporting_category: category, amount, fee, source } = moved;
  const { orderId, chargeId } = intents.get(source.payment_intent ?? '')?.metadata ?? {};
  const of = orderId ?? chargeId ?? source.id;
  const base = { currency: moved.currency.toUpperCase(), reference: source.id, of };
  const main = (id: string, kind: Compared['kind'], reference = source.id): Expected[] => [
    { ...base, id, kind, cents: amount, reference },
  ];
  const withFee = (id: string, reference: string): Expected[] =>
    fee === 0 ? [] : [{ ...base, id: `fee-${id}`, kind: 'fee', cents: -fee, reference }];
  const refund = `refund-${source.metadata?.refundId ?? source.id}`;
  const payment = String(source.payment_intent);
  if (type === 'charge') return [...main(`charge-${of}`, 'charge', payment), ...withFee(of, payment)];
  if (type === 'refund') return main(refund, 'refund');
  if (type === 'refund_failure') return main(`${refund}-failed`, 'refund');
  if (type === 'payout') return main(`payout-${source.id}`, 'payout');
  if (type === 'payout_failure') return main(`payout-${source.id}-failed`, 'payout');
  const dispute = `dispute-${source.id}`;
  const later = withFee(moved.id, source.id);
  if (category === 'dispute_reversal') return [...main(`${dispute}-won`, 'dispute'), ...later];
  // Answering it takes nothing more, and costs something.
  if (category === 'dispute' && amount === 0) return later;
  if (category === 'dispute') return [...main(dispute, 'dispute'), ...withFee(source.id, source.id)];
  throw new Error(`nobody knows what to book of ${type} (${category})`);
}

function theirs(moved: readonly Moved[], intents: readonly Intent[]): Expected[] {
  const byId = new Map(intents.map((one) => [one.id, one]));
  const all = moved.flatMap((one) => entriesOf(one, byId));
  const cameBack = new Set(all.filter(({ id }) => id.endsWith('-failed')).map(({ id }) => id));
  return all.map((one) => {
    const isUndone = cameBack.has(one.id) || cameBack.has(`${one.id}-failed`);
    return isUndone ? { ...one, isUndone } : one;
  });
}

const told = ({ id, kind, cents, currency, reference, of }: Compared) =>
  `${id} (${kind} of ${of}, ${cents} ${currency}, ${reference})`;

/**
 * Our books and the provider's, entry by entry: its balance says what has to stand in the ledger, under which number, of what, and for
 * how much. It knows nothing of how the store compares them.
 */
export async function wrongEntries(
  entries: readonly Booked[],
  intents: readonly Intent[],
): Promise<string[]> {
  const moved = await allOf<Moved>('balance_transactions?expand[]=data.source');
  const here = new Map(
    entries.map(({ id, kind, grossCents: cents, currency, reference, of }) => [
      id,
      told({ id, kind, cents, currency, reference, of: of.id }),
    ]),
  );
  const there = new Map(theirs(moved, intents).map((one) => [one.id, one]));
  const pairOf = (id: string) => (id.endsWith('-failed') ? id.slice(0, -'-failed'.length) : `${id}-failed`);
  const ofTheirs = [...there.values()].flatMap((one) => {
    const booked = here.get(one.id);
    if (booked === undefined) {
      return one.isUndone && !here.has(pairOf(one.id)) ? [] : [`${told(one)} is not in the books`];
    }
    return booked === told(one) ? [] : [`${booked} in the books, ${told(one)} at the provider`];
  });
  const unknown = [...here].filter(([id]) => !there.has(id));
  return [...ofTheirs, ...unknown.map(([, entry]) => `${entry} is not at the provider`)];
}
